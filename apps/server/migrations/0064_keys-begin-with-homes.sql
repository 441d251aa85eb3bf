-- Whose the rows are begins their keys: a comment is at home with what it stands below, a record with its owner, a message in
-- its room. A record and a comment are still one by their ids alone, which other tables name them by.
ALTER TABLE "post_files" DROP CONSTRAINT "post_files_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "post_likes" DROP CONSTRAINT "post_likes_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "post_collections" DROP CONSTRAINT "post_collections_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "showcase_posts" DROP CONSTRAINT "showcase_posts_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "post_words" DROP CONSTRAINT "post_words_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "post_versions" DROP CONSTRAINT "post_versions_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "comment_likes" DROP CONSTRAINT "comment_likes_comment_id_comments_id_fk";--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_parent_id_comments_id_fk";--> statement-breakpoint
ALTER TABLE "comment_words" DROP CONSTRAINT "comment_words_comment_id_comments_id_fk";--> statement-breakpoint
ALTER TABLE "post_groups" DROP CONSTRAINT "post_groups_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "post_certifications" DROP CONSTRAINT "post_certifications_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "exhibited_posts" DROP CONSTRAINT "exhibited_posts_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_pkey";--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_pkey";--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_owner_id_id_pk" PRIMARY KEY("owner_id","id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_target_id_id_pk" PRIMARY KEY("target_id","id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "post_files" ADD CONSTRAINT "post_files_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_collections" ADD CONSTRAINT "post_collections_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_posts" ADD CONSTRAINT "showcase_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_words" ADD CONSTRAINT "post_words_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_words" ADD CONSTRAINT "comment_words_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_groups" ADD CONSTRAINT "post_groups_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD CONSTRAINT "post_certifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibited_posts" ADD CONSTRAINT "exhibited_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatroom_messages_id" ON "chatroom_messages" USING btree ("id");--> statement-breakpoint
ALTER TABLE "chatroom_messages" DROP CONSTRAINT "chatroom_messages_id_unique";
