CREATE TABLE "file_captions" (
	"file_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"writer" uuid NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_captions_file_id_language_pk" PRIMARY KEY("file_id","language")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "captions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "file_captions" ADD CONSTRAINT "file_captions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_captions" ADD CONSTRAINT "file_captions_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_captions_by" ON "file_captions" USING btree ("by_id");