alter table "posts" rename to "all_posts";--> statement-breakpoint
alter table "all_posts" add column "binned_at" timestamp with time zone;--> statement-breakpoint
alter table "course_records" rename constraint "course_records_post_id_posts_id_fk" to "course_records_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "exhibited_posts" rename constraint "exhibited_posts_post_id_posts_id_fk" to "exhibited_posts_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "plan_records" rename constraint "plan_records_post_id_posts_id_fk" to "plan_records_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_certifications" rename constraint "post_certifications_post_id_posts_id_fk" to "post_certifications_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_collections" rename constraint "post_collections_post_id_posts_id_fk" to "post_collections_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_versions" rename constraint "post_versions_post_id_posts_id_fk" to "post_versions_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_files" rename constraint "post_files_post_id_posts_id_fk" to "post_files_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_groups" rename constraint "post_groups_post_id_posts_id_fk" to "post_groups_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_likes" rename constraint "post_likes_post_id_posts_id_fk" to "post_likes_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "all_posts" rename constraint "posts_owner_id_accounts_id_fk" to "all_posts_owner_id_accounts_id_fk";--> statement-breakpoint
alter table "showcase_posts" rename constraint "showcase_posts_post_id_posts_id_fk" to "showcase_posts_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_words" rename constraint "post_words_post_id_posts_id_fk" to "post_words_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "all_posts" rename constraint "posts_owner_id_id_pk" to "all_posts_owner_id_id_pk";--> statement-breakpoint
alter table "all_posts" rename constraint "posts_id_unique" to "all_posts_id_unique";--> statement-breakpoint
DROP INDEX "posts_owner_date";--> statement-breakpoint
DROP INDEX "posts_owner_pinned";--> statement-breakpoint
DROP INDEX "posts_public";--> statement-breakpoint
DROP INDEX "posts_public_tags";--> statement-breakpoint
DROP INDEX "posts_public_custom_tags";--> statement-breakpoint
DROP INDEX "posts_group_tags";--> statement-breakpoint
DROP INDEX "posts_liked";--> statement-breakpoint
DROP INDEX "posts_public_classification";--> statement-breakpoint
CREATE INDEX "posts_binned" ON "all_posts" USING btree ("owner_id","binned_at","id") WHERE "all_posts"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_owner_date" ON "all_posts" USING btree ("owner_id","date","id","privacy") WHERE "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_owner_pinned" ON "all_posts" USING btree ("owner_id","is_pinned","date","id") WHERE "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public" ON "all_posts" USING btree ("id") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public_tags" ON "all_posts" USING gin ("tags") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public_custom_tags" ON "all_posts" USING gin ("custom_tags") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_group_tags" ON "all_posts" USING gin ("tags") WHERE "all_posts"."privacy" = 2 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_liked" ON "all_posts" USING btree ("like_count","id") WHERE "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public_classification" ON "all_posts" USING btree ("classification","id") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
-- Whoever says `posts` means those that do not lie in the bin.
create view "posts" as select * from "all_posts" where "binned_at" is null;
