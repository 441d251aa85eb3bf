ALTER TABLE "organizations" ADD COLUMN "organization_title" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "unit_name" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "unit_title" text;