CREATE TABLE "homework_version_students" (
	"version_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"account_id" uuid NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "homework_version_students_version_id_position_pk" PRIMARY KEY("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "homework_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"topic" text NOT NULL,
	"classification" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_tags" text[] DEFAULT '{}' NOT NULL,
	"allows_update_after_deadline" boolean NOT NULL,
	"team_size" smallint NOT NULL,
	"rubric" jsonb NOT NULL,
	"total_score" integer NOT NULL,
	"hand_in_points" smallint NOT NULL,
	"quality_points" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_team_invitations" (
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homework_team_invitations_team_id_account_id_pk" PRIMARY KEY("team_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"title" text NOT NULL,
	"frozen" jsonb,
	"version" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"assignee_id" uuid,
	"mend_asked_at" timestamp with time zone,
	"mended_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"decider_id" uuid,
	"client_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"words" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifter_id" uuid,
	"lift_reason" text DEFAULT '' NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_outcome" text,
	"appeal_answer" text DEFAULT '' NOT NULL,
	"answerer_id" uuid
);
--> statement-breakpoint
CREATE TABLE "report_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"description" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"false_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bulletins" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "withheld" text;--> statement-breakpoint
ALTER TABLE "eportfolios" ADD COLUMN "withheld" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "work_id" uuid GENERATED ALWAYS AS (coalesce(team_id, id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "team_size" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "rubric" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "levels" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "voice_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "homework_version_students" ADD CONSTRAINT "homework_version_students_version_id_homework_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."homework_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_version_students" ADD CONSTRAINT "homework_version_students_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_templates" ADD CONSTRAINT "homework_templates_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_team_id_homework_hand_ins_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_inviter_id_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_decider_id_accounts_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_lifter_id_accounts_id_fk" FOREIGN KEY ("lifter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_answerer_id_accounts_id_fk" FOREIGN KEY ("answerer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_version_students_account" ON "homework_version_students" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_templates_client" ON "homework_templates" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "homework_templates_owner" ON "homework_templates" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "homework_templates_files" ON "homework_templates" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "homework_team_invitations_account" ON "homework_team_invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "homework_team_invitations_inviter" ON "homework_team_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_target" ON "report_cases" USING btree ("target_type","target_id") WHERE "report_cases"."state" in ('open', 'in_progress');--> statement-breakpoint
CREATE INDEX "report_cases_queue" ON "report_cases" USING btree ("state","is_urgent","opened_at","id");--> statement-breakpoint
CREATE INDEX "report_cases_closed" ON "report_cases" USING btree ("state","closed_at","id");--> statement-breakpoint
CREATE INDEX "report_cases_assignee" ON "report_cases" USING btree ("assignee_id","opened_at") WHERE "report_cases"."state" in ('open', 'in_progress');--> statement-breakpoint
CREATE INDEX "report_cases_owner" ON "report_cases" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "report_cases_frozen_files" ON "report_cases" USING gin (("frozen" -> 'fileIds'));--> statement-breakpoint
CREATE INDEX "report_cases_frozen" ON "report_cases" USING btree ("closed_at") WHERE "report_cases"."frozen" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_decisions_client" ON "report_decisions" USING btree ("case_id","client_id");--> statement-breakpoint
CREATE INDEX "report_decisions_case" ON "report_decisions" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "report_decisions_owner" ON "report_decisions" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "report_decisions_appealed" ON "report_decisions" USING btree ("appealed_at") WHERE "report_decisions"."appealed_at" is not null and "report_decisions"."appeal_outcome" is null;--> statement-breakpoint
CREATE INDEX "report_decisions_ending" ON "report_decisions" USING btree ("ends_at") WHERE "report_decisions"."lifted_at" is null and "report_decisions"."ends_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_notes_client" ON "report_notes" USING btree ("case_id","client_id");--> statement-breakpoint
CREATE INDEX "report_notes_author" ON "report_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_client" ON "reports" USING btree ("reporter_id","client_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "reports_false" ON "reports" USING btree ("reporter_id","false_at") WHERE "reports"."false_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_files" ON "reports" USING gin ("file_ids");--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_team_id_homework_hand_ins_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_hand_ins_work" ON "homework_hand_ins" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "homework_remarks_voice" ON "homework_remarks" USING btree ("voice_id") WHERE "homework_remarks"."voice_id" is not null;--> statement-breakpoint
CREATE TRIGGER "homework_questions_comments" AFTER DELETE ON "homework_questions" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('homework');--> statement-breakpoint
CREATE TRIGGER "bulletins_comments" AFTER DELETE ON "bulletins" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('bulletin');