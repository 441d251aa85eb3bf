CREATE TABLE "school_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"importer_id" uuid,
	"request_id" text NOT NULL,
	"reason" text NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"content" "bytea",
	"report" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "school_imports" ADD CONSTRAINT "school_imports_importer_id_accounts_id_fk" FOREIGN KEY ("importer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_imports_client" ON "school_imports" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "school_imports_importer" ON "school_imports" USING btree ("importer_id");