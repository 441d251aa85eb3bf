CREATE TABLE "plan_editions" (
	"plan_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"code" text NOT NULL,
	"hash" text NOT NULL,
	"locale" text NOT NULL,
	"content" jsonb,
	"title" text NOT NULL,
	"lessons" smallint NOT NULL,
	"signatures" jsonb NOT NULL,
	"shows_owner" boolean NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"pages" integer[] DEFAULT '{}' NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "plan_editions_plan_id_number_pk" PRIMARY KEY("plan_id","number"),
	CONSTRAINT "plan_editions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "school_plan_settings" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "shows_owner" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_editions" ADD CONSTRAINT "plan_editions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_plan_settings" ADD CONSTRAINT "school_plan_settings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_editions_making" ON "plan_editions" USING btree ("sealed_at") WHERE "plan_editions"."state" = 'making';
--> statement-breakpoint
create trigger "hold_planEdition_on_insert" after insert on "plan_editions"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('planEdition', 'select ($1).plan_id, ($1).number, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_planEdition_on_update" after update on "plan_editions"
  for each row when ((old.plan_id, old.number, old.file_ids) is distinct from (new.plan_id, new.number, new.file_ids))
  execute function "hold_files"('planEdition', 'select ($1).plan_id, ($1).number, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_planEdition_on_delete" after delete on "plan_editions"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('planEdition', 'select ($1).plan_id, ($1).number, ($1).file_ids');
