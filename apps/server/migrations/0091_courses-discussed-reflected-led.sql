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
CREATE TABLE "course_question_places" (
	"comment_id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"piece_id" uuid,
	"second" integer
);
--> statement-breakpoint
CREATE TABLE "group_courses" (
	"group_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_courses_group_id_course_id_pk" PRIMARY KEY("group_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_looks" (
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_looks_course_id_person_id_pk" PRIMARY KEY("course_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "course_message_readers" (
	"course_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "course_message_readers_course_id_person_id_message_id_pk" PRIMARY KEY("course_id","person_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "course_messages" (
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"told" integer NOT NULL,
	"passed_over" integer NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_messages_course_id_id_pk" PRIMARY KEY("course_id","id"),
	CONSTRAINT "course_messages_id_unique" UNIQUE("id")
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
ALTER TABLE "course_question_places" ADD CONSTRAINT "course_question_places_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_courses" ADD CONSTRAINT "group_courses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_courses" ADD CONSTRAINT "group_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_courses" ADD CONSTRAINT "group_courses_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_looks" ADD CONSTRAINT "course_looks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_looks" ADD CONSTRAINT "course_looks_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_message_readers" ADD CONSTRAINT "course_message_readers_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_message_readers" ADD CONSTRAINT "course_message_readers_course_id_message_id_course_messages_course_id_id_fk" FOREIGN KEY ("course_id","message_id") REFERENCES "course_messages"("course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_messages" ADD CONSTRAINT "course_messages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_messages" ADD CONSTRAINT "course_messages_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_records" ADD CONSTRAINT "course_records_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_records" ADD CONSTRAINT "course_records_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_records" ADD CONSTRAINT "course_records_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reflections" ADD CONSTRAINT "course_reflections_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reflections" ADD CONSTRAINT "course_reflections_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_certificates_teachers" ON "course_certificates" USING gin ("teachers");--> statement-breakpoint
CREATE INDEX "course_question_places_unit" ON "course_question_places" USING btree ("unit_id","comment_id");--> statement-breakpoint
CREATE INDEX "group_courses_course" ON "group_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "group_courses_by" ON "group_courses" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "course_looks_person" ON "course_looks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "course_message_readers_message" ON "course_message_readers" USING btree ("course_id","message_id");--> statement-breakpoint
CREATE INDEX "course_message_readers_person" ON "course_message_readers" USING btree ("person_id","message_id" desc);--> statement-breakpoint
CREATE UNIQUE INDEX "course_messages_client" ON "course_messages" USING btree ("course_id","client_id");--> statement-breakpoint
CREATE INDEX "course_messages_person" ON "course_messages" USING btree ("person_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_records_post" ON "course_records" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_records_client" ON "course_records" USING btree ("person_id","client_id");--> statement-breakpoint
CREATE INDEX "course_records_course" ON "course_records" USING btree ("course_id","person_id");--> statement-breakpoint
CREATE INDEX "course_reflections_course" ON "course_reflections" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_learners_active" ON "course_learners" USING btree ("course_id",coalesce("learnt_at", "at"),"person_id") WHERE "course_learners"."has_joined";--> statement-breakpoint
CREATE INDEX "course_learners_came" ON "course_learners" USING btree ("course_id","at") WHERE "course_learners"."has_joined";
--> statement-breakpoint
CREATE TRIGGER "courses_comments" AFTER DELETE ON "courses" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('course');
