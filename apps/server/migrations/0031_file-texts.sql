CREATE TABLE "file_texts" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"phrases" text NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "post_words_tokens";--> statement-breakpoint
ALTER TABLE "post_words" ADD COLUMN "file_tokens" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_words" ADD COLUMN "file_phrases" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_texts_version" ON "file_texts" USING btree ("version","file_id");--> statement-breakpoint
CREATE INDEX "post_words_found" ON "post_words" USING gin (("tokens" || "file_tokens"));