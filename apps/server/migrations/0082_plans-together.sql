CREATE TABLE "execution_reminders" (
	"plan_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"reminded_on" date,
	CONSTRAINT "execution_reminders_plan_id_person_id_pk" PRIMARY KEY("plan_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "plan_done_items" (
	"plan_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"week_id" uuid NOT NULL,
	"text" text NOT NULL,
	"lessons" smallint NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_done_items_plan_id_item_id_pk" PRIMARY KEY("plan_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "plan_executions" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"begun_version" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"done_items" integer DEFAULT 0 NOT NULL,
	"done_lessons" integer DEFAULT 0 NOT NULL,
	"asks_since" timestamp with time zone,
	"result" jsonb,
	"result_version" integer DEFAULT 0 NOT NULL,
	"writer" uuid,
	"writer_save" integer DEFAULT 0 NOT NULL,
	"writer_base" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"opinion" text,
	"opinion_by_id" uuid,
	"opinion_at" timestamp with time zone,
	"certified_by_id" uuid,
	"certified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_records" (
	"plan_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"week_id" uuid,
	"client_id" uuid NOT NULL,
	CONSTRAINT "plan_records_plan_id_post_id_pk" PRIMARY KEY("plan_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "plan_said" (
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"week_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"is_adviser" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_said_plan_id_id_pk" PRIMARY KEY("plan_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_timers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"week_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_weeks" (
	"plan_id" uuid NOT NULL,
	"week_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer NOT NULL,
	"writer" uuid NOT NULL,
	"writer_save" integer NOT NULL,
	"writer_base" integer NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"links" jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_weeks_plan_id_week_id_pk" PRIMARY KEY("plan_id","week_id"),
	CONSTRAINT "plan_weeks_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "plan_edits" (
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"last_version" integer NOT NULL,
	"by_id" uuid,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_edits_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
CREATE TABLE "plan_members" (
	"plan_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_members_plan_id_person_id_pk" PRIMARY KEY("plan_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "plan_acts" (
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"act" text NOT NULL,
	"role" text NOT NULL,
	"label" text NOT NULL,
	"by_id" uuid,
	"name" text NOT NULL,
	"way" text,
	"version" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_acts_plan_id_id_pk" PRIMARY KEY("plan_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_lines" (
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" smallint NOT NULL,
	"role" text NOT NULL,
	"label" text NOT NULL,
	"guardian_email" text,
	"state" text DEFAULT 'idle' NOT NULL,
	"asked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"answer" text,
	"answered_by_id" uuid,
	"answered_name" text,
	"way" text,
	"mark" jsonb,
	"answered_at" timestamp with time zone,
	"version" integer,
	"hash" "bytea",
	"reason" text,
	"remarks" jsonb,
	"minutes" text,
	"photo_id" uuid,
	CONSTRAINT "plan_lines_plan_id_id_pk" PRIMARY KEY("plan_id","id"),
	CONSTRAINT "plan_lines_key_unique" UNIQUE("key"),
	CONSTRAINT "plan_lines_answer" CHECK (("plan_lines"."answer" is null) = ("plan_lines"."answered_at" is null) and ("plan_lines"."answer" is null) = ("plan_lines"."hash" is null))
);
--> statement-breakpoint
CREATE TABLE "plan_links" (
	"plan_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_links_plan_id_line_id_pk" PRIMARY KEY("plan_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "plan_signers" (
	"plan_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "plan_signers_plan_id_line_id_person_id_pk" PRIMARY KEY("plan_id","line_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "signing_order" text DEFAULT 'together' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "signing_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "execution_reminders" ADD CONSTRAINT "execution_reminders_plan_id_plan_executions_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plan_executions"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_reminders" ADD CONSTRAINT "execution_reminders_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_done_items" ADD CONSTRAINT "plan_done_items_plan_id_plan_executions_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plan_executions"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_done_items" ADD CONSTRAINT "plan_done_items_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_executions" ADD CONSTRAINT "plan_executions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_executions" ADD CONSTRAINT "plan_executions_opinion_by_id_accounts_id_fk" FOREIGN KEY ("opinion_by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_executions" ADD CONSTRAINT "plan_executions_certified_by_id_accounts_id_fk" FOREIGN KEY ("certified_by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_records" ADD CONSTRAINT "plan_records_plan_id_plan_executions_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plan_executions"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_records" ADD CONSTRAINT "plan_records_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_records" ADD CONSTRAINT "plan_records_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_said" ADD CONSTRAINT "plan_said_plan_id_plan_executions_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plan_executions"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_said" ADD CONSTRAINT "plan_said_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_timers" ADD CONSTRAINT "plan_timers_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_timers" ADD CONSTRAINT "plan_timers_plan_id_plan_executions_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plan_executions"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_weeks" ADD CONSTRAINT "plan_weeks_plan_id_plan_executions_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plan_executions"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_edits" ADD CONSTRAINT "plan_edits_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_edits" ADD CONSTRAINT "plan_edits_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_members" ADD CONSTRAINT "plan_members_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_acts" ADD CONSTRAINT "plan_acts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_acts" ADD CONSTRAINT "plan_acts_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_lines" ADD CONSTRAINT "plan_lines_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_lines" ADD CONSTRAINT "plan_lines_answered_by_id_accounts_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_lines" ADD CONSTRAINT "plan_lines_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_line" FOREIGN KEY ("plan_id","line_id") REFERENCES "plan_lines"("plan_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_signers" ADD CONSTRAINT "plan_signers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_signers" ADD CONSTRAINT "plan_signers_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_signers" ADD CONSTRAINT "plan_signers_line" FOREIGN KEY ("plan_id","line_id") REFERENCES "plan_lines"("plan_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "execution_reminders_weekday" ON "execution_reminders" USING btree ("weekday","plan_id","person_id");--> statement-breakpoint
CREATE INDEX "execution_reminders_person" ON "execution_reminders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "plan_done_items_by" ON "plan_done_items" USING btree ("by_id") WHERE "plan_done_items"."by_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_executions_opinion_by" ON "plan_executions" USING btree ("opinion_by_id") WHERE "plan_executions"."opinion_by_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_executions_certified_by" ON "plan_executions" USING btree ("certified_by_id") WHERE "plan_executions"."certified_by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_records_client" ON "plan_records" USING btree ("person_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_records_result" ON "plan_records" USING btree ("plan_id","person_id") WHERE "plan_records"."week_id" is null;--> statement-breakpoint
CREATE INDEX "plan_records_post" ON "plan_records" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_said_client" ON "plan_said" USING btree ("by_id","client_id");--> statement-breakpoint
CREATE INDEX "plan_timers_plan" ON "plan_timers" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_edits_by" ON "plan_edits" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "plan_members_person" ON "plan_members" USING btree ("person_id","state","plan_id");--> statement-breakpoint
CREATE INDEX "plan_acts_by" ON "plan_acts" USING btree ("by_id") WHERE "plan_acts"."by_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_lines_answered_by" ON "plan_lines" USING btree ("answered_by_id") WHERE "plan_lines"."answered_by_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_lines_photo" ON "plan_lines" USING btree ("photo_id") WHERE "plan_lines"."photo_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_links_token" ON "plan_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "plan_signers_person" ON "plan_signers" USING btree ("person_id","plan_id");--> statement-breakpoint
create trigger "hold_planPaper_on_insert" after insert on "plan_lines"
  for each row when (cardinality(array_remove(array[new.photo_id], null)) > 0)
  execute function "hold_files"('planPaper', 'select ($1).key, 0, array_remove(array[($1).photo_id], null)');
--> statement-breakpoint
create trigger "hold_planPaper_on_update" after update on "plan_lines"
  for each row when ((old.key, 0, array_remove(array[old.photo_id], null)) is distinct from (new.key, 0, array_remove(array[new.photo_id], null)))
  execute function "hold_files"('planPaper', 'select ($1).key, 0, array_remove(array[($1).photo_id], null)');
--> statement-breakpoint
create trigger "hold_planPaper_on_delete" after delete on "plan_lines"
  for each row when (cardinality(array_remove(array[old.photo_id], null)) > 0)
  execute function "hold_files"('planPaper', 'select ($1).key, 0, array_remove(array[($1).photo_id], null)');
--> statement-breakpoint
create trigger "hold_planWeek_on_insert" after insert on "plan_weeks"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('planWeek', 'select ($1).id, 0, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_planWeek_on_update" after update on "plan_weeks"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('planWeek', 'select ($1).id, 0, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_planWeek_on_delete" after delete on "plan_weeks"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('planWeek', 'select ($1).id, 0, ($1).file_ids');
--> statement-breakpoint
CREATE TRIGGER "plans_comments" AFTER DELETE ON "plans" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('plan');
