CREATE TABLE "comment_words" (
	"comment_id" uuid PRIMARY KEY NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"phrases" text NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_words" ADD CONSTRAINT "comment_words_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_words_tokens" ON "comment_words" USING gin ("tokens");