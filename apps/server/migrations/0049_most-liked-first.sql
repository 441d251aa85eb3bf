CREATE INDEX "posts_liked" ON "posts" USING btree ("like_count","id");--> statement-breakpoint
-- Which words are frequent decides how they are looked for: three thousand of them are known instead of one.
ALTER INDEX "post_words_found" ALTER COLUMN 1 SET STATISTICS 300;--> statement-breakpoint
ALTER TABLE "comment_words" ALTER COLUMN "tokens" SET STATISTICS 300;
