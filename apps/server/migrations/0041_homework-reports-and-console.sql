CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_reminders" (
	"account_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "plan_reminders_account_id_ends_at_days_pk" PRIMARY KEY("account_id","ends_at","days")
);
--> statement-breakpoint
CREATE TABLE "account_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"importer_id" uuid,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"content" "bytea",
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"bad" jsonb DEFAULT '[]' NOT NULL,
	"reason" text,
	"passwords" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "news_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"title_tw" text NOT NULL,
	"content_tw" jsonb NOT NULL,
	"title_en" text,
	"content_en" jsonb,
	"published_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"alt_tw" text NOT NULL,
	"alt_en" text NOT NULL,
	"link" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"plans" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decorations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"ornament" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"problem_id" uuid NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"browser" jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
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
CREATE TABLE "plan_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"plan" text NOT NULL,
	"days" integer NOT NULL,
	"uses" integer NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"note" text NOT NULL,
	"made_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_redemptions" (
	"code_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_redemptions_code_id_account_id_pk" PRIMARY KEY("code_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject_type" text,
	"subject_id" uuid,
	"reason" text NOT NULL,
	"data" jsonb DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulletins" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "withheld" text;--> statement-breakpoint
ALTER TABLE "eportfolio_versions" ADD COLUMN "certifications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
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
ALTER TABLE "post_certifications" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "needs_signature" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_imports" ADD CONSTRAINT "account_imports_importer_id_accounts_id_fk" FOREIGN KEY ("importer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_version_students" ADD CONSTRAINT "homework_version_students_version_id_homework_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."homework_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_version_students" ADD CONSTRAINT "homework_version_students_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_templates" ADD CONSTRAINT "homework_templates_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_team_id_homework_hand_ins_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_inviter_id_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decorations" ADD CONSTRAINT "decorations_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_answers" ADD CONSTRAINT "problem_answers_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_answers" ADD CONSTRAINT "problem_answers_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "plan_codes" ADD CONSTRAINT "plan_codes_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_redemptions" ADD CONSTRAINT "plan_redemptions_code_id_plan_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."plan_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_redemptions" ADD CONSTRAINT "plan_redemptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_grants_account" ON "plan_grants" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "plan_grants_giver" ON "plan_grants" USING btree ("granted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "account_imports_client" ON "account_imports" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "account_imports_importer" ON "account_imports" USING btree ("importer_id");--> statement-breakpoint
CREATE INDEX "homework_version_students_account" ON "homework_version_students" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_templates_client" ON "homework_templates" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "homework_templates_owner" ON "homework_templates" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "homework_templates_files" ON "homework_templates" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "homework_team_invitations_account" ON "homework_team_invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "homework_team_invitations_inviter" ON "homework_team_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "news_articles_client" ON "news_articles" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "news_articles_newest" ON "news_articles" USING btree ("published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "banners_client" ON "banners" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "banners_file" ON "banners" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "banners_ends" ON "banners" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "decorations_client" ON "decorations" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "decorations_starts" ON "decorations" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "problem_answers_client" ON "problem_answers" USING btree ("problem_id","client_id");--> statement-breakpoint
CREATE INDEX "problem_answers_author" ON "problem_answers" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problems_client" ON "problems" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "problems_state" ON "problems" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "problems_reporter" ON "problems" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "problems_email" ON "problems" USING btree ("email","created_at") WHERE "problems"."email" is not null;--> statement-breakpoint
CREATE INDEX "problems_files" ON "problems" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "problems_closed" ON "problems" USING btree ("closed_at") WHERE "problems"."closed_at" is not null;--> statement-breakpoint
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
CREATE UNIQUE INDEX "plan_codes_hash" ON "plan_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "plan_codes_maker" ON "plan_codes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "plan_redemptions_code" ON "plan_redemptions" USING btree ("code_id","at","account_id");--> statement-breakpoint
CREATE INDEX "plan_redemptions_account" ON "plan_redemptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","id");--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_team_id_homework_hand_ins_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD CONSTRAINT "post_certifications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_plan_ends" ON "accounts" USING btree ("plan_ends_at","id") WHERE "accounts"."plan" <> 'free';--> statement-breakpoint
CREATE INDEX "accounts_trial_ends" ON "accounts" USING btree ("trial_ends_at");--> statement-breakpoint
CREATE INDEX "accounts_staff" ON "accounts" USING btree ("role") WHERE "accounts"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "accounts_suspended" ON "accounts" USING btree ("id") WHERE "accounts"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_unconfirmed" ON "accounts" USING btree ("id") WHERE "accounts"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_unfilled" ON "accounts" USING btree ("id") WHERE "accounts"."profile_filled_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_default_password" ON "accounts" USING btree ("id") WHERE "accounts"."is_default_password";--> statement-breakpoint
CREATE INDEX "accounts_of_school_plan" ON "accounts" USING btree ("id") WHERE "accounts"."plan" = 'school';--> statement-breakpoint
CREATE INDEX "accounts_email_prefix" ON "accounts" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "homework_hand_ins_work" ON "homework_hand_ins" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "homework_hand_ins_handed_in" ON "homework_hand_ins" USING btree ("student_id","handed_in_at","id") WHERE "homework_hand_ins"."handed_in_at" is not null;--> statement-breakpoint
CREATE INDEX "homework_remarks_voice" ON "homework_remarks" USING btree ("voice_id") WHERE "homework_remarks"."voice_id" is not null;--> statement-breakpoint
CREATE INDEX "post_certifications_group" ON "post_certifications" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "organizations_typed" ON "organizations" USING btree ("typed_school_name","school_type","account_id") WHERE "organizations"."typed_school_name" is not null;--> statement-breakpoint
CREATE TRIGGER "homework_questions_comments" AFTER DELETE ON "homework_questions" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('homework');--> statement-breakpoint
CREATE TRIGGER "bulletins_comments" AFTER DELETE ON "bulletins" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('bulletin');--> statement-breakpoint
UPDATE "accounts" SET "role" = 'operator' WHERE "role" = 'staff';--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay_all" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
