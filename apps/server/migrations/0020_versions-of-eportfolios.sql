CREATE TABLE "eportfolio_versions" (
	"eportfolio_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"document_type" text NOT NULL,
	"lets_go" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eportfolio_versions_eportfolio_id_number_pk" PRIMARY KEY("eportfolio_id","number")
);
--> statement-breakpoint
ALTER TABLE "eportfolio_forms" DROP CONSTRAINT "eportfolio_forms_eportfolio_id_eportfolios_id_fk";
--> statement-breakpoint
DROP INDEX "eportfolios_files";--> statement-breakpoint
ALTER TABLE "eportfolio_forms" DROP CONSTRAINT "eportfolio_forms_eportfolio_id_type_pk";--> statement-breakpoint
ALTER TABLE "eportfolio_forms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "eportfolio_forms" ADD CONSTRAINT "eportfolio_forms_eportfolio_id_version_type_pk" PRIMARY KEY("eportfolio_id","version","type");--> statement-breakpoint
ALTER TABLE "eportfolios" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "eportfolios" ADD COLUMN "last_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "eportfolio_versions" ADD CONSTRAINT "eportfolio_versions_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "eportfolio_versions_client" ON "eportfolio_versions" USING btree ("eportfolio_id","client_id");--> statement-breakpoint
CREATE INDEX "eportfolio_versions_files" ON "eportfolio_versions" USING gin ("file_ids");--> statement-breakpoint
-- What was exported so far is the first version of each.
INSERT INTO "eportfolio_versions" ("eportfolio_id", "number", "client_id", "name", "content", "file_ids", "document_type", "created_at")
SELECT "id", 1, "client_id", "name", "content", "file_ids", "document_type", "created_at" FROM "eportfolios";--> statement-breakpoint
ALTER TABLE "eportfolio_forms" ADD CONSTRAINT "eportfolio_forms_version_fk" FOREIGN KEY ("eportfolio_id","version") REFERENCES "public"."eportfolio_versions"("eportfolio_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolios" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "eportfolios" DROP COLUMN "file_ids";