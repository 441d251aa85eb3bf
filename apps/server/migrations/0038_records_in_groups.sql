CREATE TABLE "post_groups" (
	"group_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"pinned_at" timestamp with time zone,
	CONSTRAINT "post_groups_group_id_post_id_pk" PRIMARY KEY("group_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "group_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_groups" ADD CONSTRAINT "post_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_groups" ADD CONSTRAINT "post_groups_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_groups_post" ON "post_groups" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_groups_pinned" ON "post_groups" USING btree ("group_id","post_id") WHERE "post_groups"."pinned_at" is not null;