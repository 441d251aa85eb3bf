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
ALTER TABLE "homework_hand_ins" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bulletins" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "work_id" uuid GENERATED ALWAYS AS (coalesce(team_id, id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "team_size" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_version_students" ADD CONSTRAINT "homework_version_students_version_id_homework_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."homework_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_version_students" ADD CONSTRAINT "homework_version_students_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_templates" ADD CONSTRAINT "homework_templates_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_team_id_homework_hand_ins_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_team_invitations" ADD CONSTRAINT "homework_team_invitations_inviter_id_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_version_students_account" ON "homework_version_students" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_templates_client" ON "homework_templates" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "homework_templates_owner" ON "homework_templates" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "homework_templates_files" ON "homework_templates" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "homework_team_invitations_account" ON "homework_team_invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "homework_team_invitations_inviter" ON "homework_team_invitations" USING btree ("inviter_id");--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_team_id_homework_hand_ins_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."homework_hand_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_hand_ins_work" ON "homework_hand_ins" USING btree ("work_id");--> statement-breakpoint
CREATE TRIGGER "homework_questions_comments" AFTER DELETE ON "homework_questions" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('homework');--> statement-breakpoint
CREATE TRIGGER "bulletins_comments" AFTER DELETE ON "bulletins" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('bulletin');
