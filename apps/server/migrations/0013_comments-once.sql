CREATE TABLE "comment_likes" (
	"comment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"like_id" uuid NOT NULL,
	CONSTRAINT "comment_likes_comment_id_person_id_pk" PRIMARY KEY("comment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "comments" ("id", "target_type", "target_id", "parent_id", "author_id", "client_id", "content", "like_count",
	"reply_count", "created_at", "edited_at")
SELECT "id", "target_type", "target_id", NULL, "author_id", "client_id", "content", "like_count", "reply_count",
	"created_at", "edited_at"
FROM "messages"
UNION ALL
SELECT r."id", m."target_type", m."target_id", m."id", r."author_id", r."client_id", r."content", r."like_count", 0,
	r."created_at", r."edited_at"
FROM "replies" r JOIN "messages" m ON m."id" = r."message_id"
UNION ALL
SELECT "id", 'ePortfolio', "eportfolio_id", "parent_id", "author_id", "client_id", "content", "like_count", "reply_count",
	"created_at", "edited_at"
FROM "eportfolio_discussions";--> statement-breakpoint
-- Likes below e-portfolios had a time and no id: they get one that begins with it, so that their order stays.
INSERT INTO "comment_likes" ("comment_id", "person_id", "like_id")
SELECT "message_id", "person_id", "like_id" FROM "message_likes"
UNION ALL
SELECT "reply_id", "person_id", "like_id" FROM "reply_likes"
UNION ALL
SELECT "discussion_id", "person_id", (lpad(to_hex(floor(extract(epoch FROM "liked_at") * 1000)::bigint), 12, '0')
	|| '7000' || '8' || substr(md5("discussion_id"::text || "person_id"::text), 1, 15))::uuid
FROM "eportfolio_likes" WHERE "discussion_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_newest" ON "comment_likes" USING btree ("comment_id","like_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_client" ON "comments" USING btree ("author_id","client_id","target_type",("parent_id" is null));--> statement-breakpoint
CREATE INDEX "comments_target" ON "comments" USING btree ("target_id","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
-- What stands below something goes with it, however that is removed; no foreign key can point at several tables.
CREATE FUNCTION "remove_comments_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "comments" WHERE "target_type" = TG_ARGV[0] AND "target_id" = OLD."id" AND "parent_id" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "posts_comments" AFTER DELETE ON "posts" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('portfolio');--> statement-breakpoint
CREATE TRIGGER "eportfolios_comments" AFTER DELETE ON "eportfolios" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('ePortfolio');--> statement-breakpoint
UPDATE "events" SET "kind" = CASE "kind" WHEN 'reply.written' THEN 'comment.reply_written' ELSE 'comment.written' END,
	"data" = ("data" - 'messageId') || jsonb_build_object('targetType', 'portfolio', 'commentId', "data" -> 'messageId')
WHERE "kind" IN ('message.written', 'reply.written');--> statement-breakpoint
UPDATE "events" SET "kind" = CASE WHEN "data" ? 'replyId' THEN 'comment.reply_written' ELSE 'comment.written' END,
	"data" = ("data" - 'discussionId')
		|| jsonb_build_object('targetType', 'ePortfolio', 'commentId', "data" -> 'discussionId')
WHERE "kind" = 'discussion.written';--> statement-breakpoint
UPDATE "events" e SET "kind" = CASE WHEN c."parent_id" IS NULL THEN 'comment.liked' ELSE 'comment.reply_liked' END,
	"subject_id" = c."target_id",
	"data" = (e."data" - 'discussionId')
		|| jsonb_build_object('targetType', c."target_type", 'commentId', coalesce(c."parent_id", c."id"))
		|| CASE WHEN c."parent_id" IS NULL THEN '{}' ELSE jsonb_build_object('replyId', c."id") END
FROM "comments" c
WHERE e."kind" IN ('message.liked', 'reply.liked', 'discussion.liked')
	AND c."id" = coalesce((e."data" ->> 'discussionId')::uuid, e."subject_id");--> statement-breakpoint
-- Likes of what has been removed since: below what it stood, nobody knows any more.
DELETE FROM "events" WHERE "kind" IN ('message.liked', 'reply.liked', 'discussion.liked');--> statement-breakpoint
DELETE FROM "eportfolio_likes" WHERE "discussion_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "eportfolio_likes" DROP CONSTRAINT "eportfolio_likes_discussion_id_eportfolio_discussions_id_fk";--> statement-breakpoint
DROP TABLE "eportfolio_discussions" CASCADE;--> statement-breakpoint
DROP TABLE "message_likes" CASCADE;--> statement-breakpoint
DROP TABLE "reply_likes" CASCADE;--> statement-breakpoint
DROP TABLE "replies" CASCADE;--> statement-breakpoint
DROP TABLE "messages" CASCADE;--> statement-breakpoint
DROP INDEX "eportfolio_likes_eportfolio";--> statement-breakpoint
DROP INDEX "eportfolio_likes_discussion";--> statement-breakpoint
ALTER TABLE "eportfolio_likes" DROP CONSTRAINT "eportfolio_likes_reference_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "eportfolio_likes" ADD CONSTRAINT "eportfolio_likes_eportfolio_id_person_id_pk" PRIMARY KEY("eportfolio_id","person_id");--> statement-breakpoint
ALTER TABLE "eportfolio_likes" DROP COLUMN "discussion_id";--> statement-breakpoint
ALTER TABLE "eportfolio_likes" DROP COLUMN "reference_id";
