ALTER TABLE "homework_questions" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "teams_by" text DEFAULT 'students' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD COLUMN "teams_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_templates" ADD COLUMN "teams_by" text DEFAULT 'students' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "ink" jsonb DEFAULT '[]'::jsonb NOT NULL;