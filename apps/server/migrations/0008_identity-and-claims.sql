CREATE TABLE "content_claims" (
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "content_claims_key_id_pk" PRIMARY KEY("key","id")
);
--> statement-breakpoint
CREATE TABLE "product_identity" (
	"is_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "preview_bytes" bigint;--> statement-breakpoint
CREATE INDEX "content_claims_id" ON "content_claims" USING btree ("id");