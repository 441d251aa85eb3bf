alter table "posts" rename to "all_posts";--> statement-breakpoint
alter table "all_posts" add column "binned_at" timestamp with time zone;--> statement-breakpoint
alter table "drafts" rename to "all_drafts";--> statement-breakpoint
alter table "all_drafts" add column "binned_at" timestamp with time zone;--> statement-breakpoint
alter table "comments" rename to "all_comments";--> statement-breakpoint
alter table "all_comments" add column "binned_at" timestamp with time zone;--> statement-breakpoint
alter table "eportfolios" rename to "all_eportfolios";--> statement-breakpoint
alter table "all_eportfolios" add column "binned_at" timestamp with time zone;--> statement-breakpoint
alter table "all_comments" add column "binned_with" uuid;--> statement-breakpoint
alter table "comment_likes" rename constraint "comment_likes_comment_id_comments_id_fk" to "comment_likes_comment_id_all_comments_id_fk";--> statement-breakpoint
alter table "all_comments" rename constraint "comments_parent_id_comments_id_fk" to "all_comments_parent_id_all_comments_id_fk";--> statement-breakpoint
alter table "all_comments" rename constraint "comments_author_id_accounts_id_fk" to "all_comments_author_id_accounts_id_fk";--> statement-breakpoint
alter table "comment_words" rename constraint "comment_words_comment_id_comments_id_fk" to "comment_words_comment_id_all_comments_id_fk";--> statement-breakpoint
alter table "course_question_places" rename constraint "course_question_places_comment_id_comments_id_fk" to "course_question_places_comment_id_all_comments_id_fk";--> statement-breakpoint
alter table "course_records" rename constraint "course_records_post_id_posts_id_fk" to "course_records_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "eportfolio_likes" rename constraint "eportfolio_likes_eportfolio_id_eportfolios_id_fk" to "eportfolio_likes_eportfolio_id_all_eportfolios_id_fk";--> statement-breakpoint
alter table "eportfolio_versions" rename constraint "eportfolio_versions_eportfolio_id_eportfolios_id_fk" to "eportfolio_versions_eportfolio_id_all_eportfolios_id_fk";--> statement-breakpoint
alter table "eportfolio_views" rename constraint "eportfolio_views_eportfolio_id_eportfolios_id_fk" to "eportfolio_views_eportfolio_id_all_eportfolios_id_fk";--> statement-breakpoint
alter table "eportfolio_words" rename constraint "eportfolio_words_eportfolio_id_eportfolios_id_fk" to "eportfolio_words_eportfolio_id_all_eportfolios_id_fk";--> statement-breakpoint
alter table "all_eportfolios" rename constraint "eportfolios_owner_id_accounts_id_fk" to "all_eportfolios_owner_id_accounts_id_fk";--> statement-breakpoint
alter table "all_eportfolios" rename constraint "eportfolios_draft_id_export_drafts_id_fk" to "all_eportfolios_draft_id_export_drafts_id_fk";--> statement-breakpoint
alter table "exhibited_posts" rename constraint "exhibited_posts_post_id_posts_id_fk" to "exhibited_posts_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "exhibited_posts" rename constraint "exhibited_posts_eportfolio_id_eportfolios_id_fk" to "exhibited_posts_eportfolio_id_all_eportfolios_id_fk";--> statement-breakpoint
alter table "summary_suggestions" rename constraint "summary_suggestions_eportfolio_id_eportfolios_id_fk" to "summary_suggestions_eportfolio_id_all_eportfolios_id_fk";--> statement-breakpoint
alter table "plan_records" rename constraint "plan_records_post_id_posts_id_fk" to "plan_records_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_certifications" rename constraint "post_certifications_post_id_posts_id_fk" to "post_certifications_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_collections" rename constraint "post_collections_post_id_posts_id_fk" to "post_collections_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "all_drafts" rename constraint "drafts_owner_id_accounts_id_fk" to "all_drafts_owner_id_accounts_id_fk";--> statement-breakpoint
alter table "post_versions" rename constraint "post_versions_post_id_posts_id_fk" to "post_versions_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_files" rename constraint "post_files_post_id_posts_id_fk" to "post_files_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_groups" rename constraint "post_groups_post_id_posts_id_fk" to "post_groups_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_likes" rename constraint "post_likes_post_id_posts_id_fk" to "post_likes_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "all_posts" rename constraint "posts_owner_id_accounts_id_fk" to "all_posts_owner_id_accounts_id_fk";--> statement-breakpoint
alter table "showcase_posts" rename constraint "showcase_posts_post_id_posts_id_fk" to "showcase_posts_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "post_words" rename constraint "post_words_post_id_posts_id_fk" to "post_words_post_id_all_posts_id_fk";--> statement-breakpoint
alter table "all_comments" rename constraint "comments_target_id_id_pk" to "all_comments_target_id_id_pk";--> statement-breakpoint
alter table "all_comments" rename constraint "comments_id_unique" to "all_comments_id_unique";--> statement-breakpoint
alter table "all_posts" rename constraint "posts_owner_id_id_pk" to "all_posts_owner_id_id_pk";--> statement-breakpoint
alter table "all_posts" rename constraint "posts_id_unique" to "all_posts_id_unique";--> statement-breakpoint
DROP INDEX "comments_target_author";--> statement-breakpoint
DROP INDEX "comments_target";--> statement-breakpoint
DROP INDEX "eportfolios_owner";--> statement-breakpoint
DROP INDEX "eportfolios_newest";--> statement-breakpoint
DROP INDEX "eportfolios_newest_of";--> statement-breakpoint
DROP INDEX "eportfolios_liked";--> statement-breakpoint
DROP INDEX "eportfolios_browsed";--> statement-breakpoint
DROP INDEX "eportfolios_tags";--> statement-breakpoint
DROP INDEX "drafts_client";--> statement-breakpoint
DROP INDEX "drafts_due";--> statement-breakpoint
DROP INDEX "posts_owner_date";--> statement-breakpoint
DROP INDEX "posts_owner_pinned";--> statement-breakpoint
DROP INDEX "posts_public";--> statement-breakpoint
DROP INDEX "posts_shared_with";--> statement-breakpoint
DROP INDEX "posts_public_tags";--> statement-breakpoint
DROP INDEX "posts_public_custom_tags";--> statement-breakpoint
DROP INDEX "posts_group_tags";--> statement-breakpoint
DROP INDEX "posts_liked";--> statement-breakpoint
DROP INDEX "posts_public_classification";--> statement-breakpoint
CREATE INDEX "comments_binned" ON "all_comments" USING btree ("author_id","binned_at","id") WHERE "all_comments"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "eportfolios_binned" ON "all_eportfolios" USING btree ("owner_id","binned_at","id") WHERE "all_eportfolios"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "drafts_binned" ON "all_drafts" USING btree ("owner_id","binned_at","id") WHERE "all_drafts"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_binned" ON "all_posts" USING btree ("owner_id","binned_at","id") WHERE "all_posts"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_target_author" ON "all_comments" USING btree ("target_id","author_id") WHERE "all_comments"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "comments_target" ON "all_comments" USING btree ("target_id","id") WHERE "all_comments"."parent_id" is null and "all_comments"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "eportfolios_owner" ON "all_eportfolios" USING btree ("owner_id","id") WHERE "all_eportfolios"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "eportfolios_newest" ON "all_eportfolios" USING btree ("exhibition_id") WHERE "all_eportfolios"."visibility" = 'exhibition' and "all_eportfolios"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "eportfolios_newest_of" ON "all_eportfolios" USING btree ("owner_id","exhibition_id") WHERE "all_eportfolios"."visibility" = 'exhibition' and "all_eportfolios"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "eportfolios_liked" ON "all_eportfolios" USING btree ("like_count","exhibition_id") WHERE "all_eportfolios"."visibility" = 'exhibition' and "all_eportfolios"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "eportfolios_browsed" ON "all_eportfolios" USING btree ("browse_count","exhibition_id") WHERE "all_eportfolios"."visibility" = 'exhibition' and "all_eportfolios"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "eportfolios_tags" ON "all_eportfolios" USING gin ("tags") WHERE "all_eportfolios"."visibility" = 'exhibition' and "all_eportfolios"."binned_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_client" ON "all_drafts" USING btree ("owner_id","client_id") WHERE "all_drafts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "drafts_due" ON "all_drafts" USING btree ("scheduled_at") WHERE "all_drafts"."scheduled_at" is not null and "all_drafts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_owner_date" ON "all_posts" USING btree ("owner_id","date","id","privacy") WHERE "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_owner_pinned" ON "all_posts" USING btree ("owner_id","is_pinned","date","id") WHERE "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public" ON "all_posts" USING btree ("id") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_shared_with" ON "all_posts" USING btree ("owner_id","id","privacy") WHERE "all_posts"."privacy" < 2 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public_tags" ON "all_posts" USING gin ("tags") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public_custom_tags" ON "all_posts" USING gin ("custom_tags") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_group_tags" ON "all_posts" USING gin ("tags") WHERE "all_posts"."privacy" = 2 and "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_liked" ON "all_posts" USING btree ("like_count","id") WHERE "all_posts"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "posts_public_classification" ON "all_posts" USING btree ("classification","id") WHERE "all_posts"."privacy" = 0 and "all_posts"."binned_at" is null;--> statement-breakpoint
-- Whoever says one of these names means what does not lie in the bin.
create view "posts" as select * from "all_posts" where "binned_at" is null;--> statement-breakpoint
create view "drafts" as select * from "all_drafts" where "binned_at" is null;--> statement-breakpoint
create view "comments" as select * from "all_comments" where "binned_at" is null;--> statement-breakpoint
create view "eportfolios" as select * from "all_eportfolios" where "binned_at" is null;--> statement-breakpoint
-- What was said goes with what it stands below, also when it lies in the bin.
create or replace function "remove_comments_of"() returns trigger language plpgsql as $$
begin
	delete from "all_comments" where "target_type" = TG_ARGV[0] and "target_id" = OLD."id" and "parent_id" is null;
	return null;
end $$;
