-- One fact a row, instead of one for each who heard of it: whose thing it is becomes part of the fact.
UPDATE "events" told SET "data" = (told."data" - 'isMine') || jsonb_build_object('personIds', (
	SELECT jsonb_agg(e."owner_id" ORDER BY e."owner_id") FROM "events" e
	WHERE e."kind" = told."kind" AND e."subject_id" = told."subject_id" AND e."at" = told."at"
)) || CASE WHEN told."data" ->> 'isMine' = 'true' THEN jsonb_build_object('ownerId', told."owner_id") ELSE '{}' END
WHERE told."kind" IN ('shared.given_up', 'shared.handed_over');--> statement-breakpoint
DELETE FROM "events" own USING "events" other
WHERE own."kind" LIKE 'shared.%' AND own."kind" NOT IN ('shared.invited', 'shared.taken_out')
	AND other."kind" = own."kind" AND other."subject_id" = own."subject_id" AND other."at" = own."at"
	AND other."actor_id" IS NOT DISTINCT FROM own."actor_id" AND other."id" <> own."id"
	AND CASE WHEN own."kind" IN ('shared.given_up', 'shared.handed_over')
		THEN (other."data" ? 'ownerId', other."id") > (own."data" ? 'ownerId', own."id")
		ELSE own."owner_id" = own."actor_id" END;--> statement-breakpoint
DELETE FROM "events" WHERE "kind" = 'relation.befriended' AND "owner_id" <> "actor_id";--> statement-breakpoint
UPDATE "events" SET "data" = "data" || jsonb_build_object('ownerId', "owner_id")
WHERE "actor_id" IS DISTINCT FROM "owner_id"
	AND "kind" NOT IN ('account.activated', 'shared.given_up', 'shared.handed_over');--> statement-breakpoint
UPDATE "events" SET "data" = ("data" - 'ownerId') || jsonb_build_object('personId', "owner_id")
WHERE "kind" IN ('shared.invited', 'shared.taken_out');--> statement-breakpoint
UPDATE "events" SET "data" = jsonb_set("data", '{parts}', to_jsonb(string_to_array("data" ->> 'parts', ',')))
WHERE "kind" = 'profile.changed' AND jsonb_typeof("data" -> 'parts') = 'string';--> statement-breakpoint
UPDATE "events" SET "subject_id" = "owner_id" WHERE "subject_id" IS NULL;--> statement-breakpoint
DROP INDEX "events_owner_at";--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pending" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "failed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "events_pending" ON "events" USING btree ("subject_id","seq") WHERE "events"."pending" <> '{}';
