CREATE TABLE "homework_archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"hand_in_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_version_files" (
	"version_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "homework_version_files_version_id_position_pk" PRIMARY KEY("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "homework_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hand_in_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"receipt" text NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"post_id" uuid,
	"post_title" text,
	"handed_in_at" timestamp with time zone NOT NULL,
	"is_late" boolean NOT NULL,
	"counts_from" timestamp with time zone,
	"sha256" text NOT NULL,
	CONSTRAINT "homework_versions_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "homework_hand_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"post_id" uuid,
	"version" integer NOT NULL,
	"writer" uuid,
	"writer_save" integer NOT NULL,
	"writer_base" integer NOT NULL,
	"begun_at" timestamp with time zone,
	"version_count" integer DEFAULT 0 NOT NULL,
	"handed_in_at" timestamp with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_assignees" (
	"question_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "homework_assignees_question_id_account_id_pk" PRIMARY KEY("question_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "homework_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"writer_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"topic" text NOT NULL,
	"classification" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_tags" text[] DEFAULT '{}' NOT NULL,
	"assign_to" text NOT NULL,
	"publish_at" timestamp with time zone,
	"assigned_at" timestamp with time zone,
	"deadline" timestamp with time zone,
	"reminded_of" timestamp with time zone,
	"allows_update_after_deadline" boolean NOT NULL,
	"total_score" integer NOT NULL,
	"hand_in_points" smallint NOT NULL,
	"quality_points" smallint NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "homework_revisers" (
	"question_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "homework_revisers_question_id_account_id_pk" PRIMARY KEY("question_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "homework_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hand_in_id" uuid NOT NULL,
	"hand_in_version" integer NOT NULL,
	"corrector_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"score" integer,
	"words" text NOT NULL,
	"outcome" text,
	"updated_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "homework_archives" ADD CONSTRAINT "homework_archives_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_archives" ADD CONSTRAINT "homework_archives_question_id_homework_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."homework_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_version_files" ADD CONSTRAINT "homework_version_files_version_id_homework_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."homework_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_version_files" ADD CONSTRAINT "homework_version_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_versions" ADD CONSTRAINT "homework_versions_hand_in_id_homework_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_question_id_homework_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."homework_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_assignees" ADD CONSTRAINT "homework_assignees_question_id_homework_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."homework_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_assignees" ADD CONSTRAINT "homework_assignees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD CONSTRAINT "homework_questions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD CONSTRAINT "homework_questions_writer_id_accounts_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_revisers" ADD CONSTRAINT "homework_revisers_question_id_homework_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."homework_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_revisers" ADD CONSTRAINT "homework_revisers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD CONSTRAINT "homework_remarks_hand_in_id_homework_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD CONSTRAINT "homework_remarks_corrector_id_accounts_id_fk" FOREIGN KEY ("corrector_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_archives_owner" ON "homework_archives" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "homework_archives_question" ON "homework_archives" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "homework_archives_expires" ON "homework_archives" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "homework_version_files_file" ON "homework_version_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_versions_number" ON "homework_versions" USING btree ("hand_in_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_versions_client" ON "homework_versions" USING btree ("hand_in_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_hand_ins_student" ON "homework_hand_ins" USING btree ("question_id","student_id");--> statement-breakpoint
CREATE INDEX "homework_hand_ins_mine" ON "homework_hand_ins" USING btree ("student_id","released_at","id");--> statement-breakpoint
CREATE INDEX "homework_hand_ins_files" ON "homework_hand_ins" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "homework_assignees_account" ON "homework_assignees" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_questions_client" ON "homework_questions" USING btree ("writer_id","client_id","group_id");--> statement-breakpoint
CREATE INDEX "homework_questions_group" ON "homework_questions" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "homework_questions_writer" ON "homework_questions" USING btree ("writer_id","id");--> statement-breakpoint
CREATE INDEX "homework_questions_due" ON "homework_questions" USING btree ("publish_at") WHERE "homework_questions"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "homework_questions_deadline" ON "homework_questions" USING btree ("deadline") WHERE "homework_questions"."state" = 'assigned';--> statement-breakpoint
CREATE INDEX "homework_questions_deleted" ON "homework_questions" USING btree ("deleted_at") WHERE "homework_questions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "homework_questions_files" ON "homework_questions" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "homework_revisers_account" ON "homework_revisers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_remarks_open" ON "homework_remarks" USING btree ("hand_in_id") WHERE "homework_remarks"."released_at" is null;--> statement-breakpoint
CREATE INDEX "homework_remarks_hand_in" ON "homework_remarks" USING btree ("hand_in_id","id");--> statement-breakpoint
CREATE INDEX "homework_remarks_corrector" ON "homework_remarks" USING btree ("corrector_id");