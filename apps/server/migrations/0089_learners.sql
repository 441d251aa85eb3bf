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
ALTER TABLE "course_looks" ADD CONSTRAINT "course_looks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_looks" ADD CONSTRAINT "course_looks_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_message_readers" ADD CONSTRAINT "course_message_readers_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_message_readers" ADD CONSTRAINT "course_message_readers_course_id_message_id_course_messages_course_id_id_fk" FOREIGN KEY ("course_id","message_id") REFERENCES "course_messages"("course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_messages" ADD CONSTRAINT "course_messages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_messages" ADD CONSTRAINT "course_messages_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_looks_person" ON "course_looks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "course_message_readers_message" ON "course_message_readers" USING btree ("course_id","message_id");--> statement-breakpoint
CREATE INDEX "course_message_readers_person" ON "course_message_readers" USING btree ("person_id","message_id" desc);--> statement-breakpoint
CREATE UNIQUE INDEX "course_messages_client" ON "course_messages" USING btree ("course_id","client_id");--> statement-breakpoint
CREATE INDEX "course_messages_person" ON "course_messages" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "course_learners_active" ON "course_learners" USING btree ("course_id",coalesce("learnt_at", "at"),"person_id") WHERE "course_learners"."has_joined";--> statement-breakpoint
CREATE INDEX "course_learners_came" ON "course_learners" USING btree ("course_id","at") WHERE "course_learners"."has_joined";