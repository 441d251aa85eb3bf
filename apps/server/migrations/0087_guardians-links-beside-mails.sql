ALTER TABLE "plan_links" ADD COLUMN "made_for" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_links" DROP CONSTRAINT "plan_links_plan_id_line_id_pk";--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_plan_id_line_id_made_for_pk" PRIMARY KEY("plan_id","line_id","made_for");
