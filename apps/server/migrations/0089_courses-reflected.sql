CREATE TABLE "course_certificates" (
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"course_name" text NOT NULL,
	"minutes" integer NOT NULL,
	"teachers" jsonb NOT NULL,
	"edition_number" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_certificates_person_id_course_id_pk" PRIMARY KEY("person_id","course_id"),
	CONSTRAINT "course_certificates_id_unique" UNIQUE("id"),
	CONSTRAINT "course_certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "course_records" (
	"person_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "course_records_person_id_post_id_pk" PRIMARY KEY("person_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "course_reflections" (
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"answers" jsonb NOT NULL,
	"revision" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_reflections_person_id_course_id_group_id_pk" PRIMARY KEY("person_id","course_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_records" ADD CONSTRAINT "course_records_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_records" ADD CONSTRAINT "course_records_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_records" ADD CONSTRAINT "course_records_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reflections" ADD CONSTRAINT "course_reflections_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reflections" ADD CONSTRAINT "course_reflections_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_certificates_teachers" ON "course_certificates" USING gin ("teachers");--> statement-breakpoint
CREATE UNIQUE INDEX "course_records_post" ON "course_records" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_records_client" ON "course_records" USING btree ("person_id","client_id");--> statement-breakpoint
CREATE INDEX "course_records_course" ON "course_records" USING btree ("course_id","person_id");--> statement-breakpoint
CREATE INDEX "course_reflections_course" ON "course_reflections" USING btree ("course_id");