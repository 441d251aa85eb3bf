-- Events in parts of a month each, by the time that their ids tell: what is old goes whole.
DROP INDEX "events_actor";--> statement-breakpoint
DROP INDEX "events_own";--> statement-breakpoint
DROP INDEX "events_at";--> statement-breakpoint
DROP INDEX "events_pending";--> statement-breakpoint
ALTER TABLE "events" RENAME TO "events_former";--> statement-breakpoint
ALTER TABLE "events_former" RENAME CONSTRAINT "events_pkey" TO "events_former_pkey";--> statement-breakpoint
CREATE SEQUENCE "events_seq";--> statement-breakpoint
-- Parts have no identity of their own before PostgreSQL 17.
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT nextval('events_seq') NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"pending" text[] DEFAULT '{}' NOT NULL,
	"failed" text[] DEFAULT '{}' NOT NULL
) PARTITION BY RANGE ("id");--> statement-breakpoint
ALTER SEQUENCE "events_seq" OWNED BY "events"."seq";--> statement-breakpoint
CREATE TABLE "events_strays" PARTITION OF "events" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
  month timestamp;
  bounds text[];
BEGIN
  FOR month IN
    SELECT DISTINCT date_trunc('month', "at" AT TIME ZONE 'UTC') FROM "events_former"
      WHERE "at" >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '12 months'
    UNION SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + ahead * interval '1 month' FROM generate_series(0, 2) ahead
  LOOP
    SELECT array_agg(substr(hex, 1, 8) || '-' || substr(hex, 9) || '-0000-0000-000000000000' ORDER BY hex) INTO bounds
    FROM (SELECT lpad(to_hex((extract(epoch FROM moment AT TIME ZONE 'UTC') * 1000)::bigint), 12, '0') AS hex
      FROM unnest(ARRAY[month, month + interval '1 month']) moment) ends;
    EXECUTE format('CREATE TABLE %I PARTITION OF "events" FOR VALUES FROM (%L) TO (%L)',
      'events_' || to_char(month, 'YYYY_MM'), bounds[1], bounds[2]);
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "events" ("id", "seq", "kind", "actor_id", "subject_id", "data", "at", "pending", "failed")
SELECT "id", "seq", "kind", "actor_id", "subject_id", "data", "at", "pending", "failed" FROM "events_former";--> statement-breakpoint
SELECT setval('events_seq', (SELECT coalesce(max("seq"), 0) + 1 FROM "events_former"), false);--> statement-breakpoint
DROP TABLE "events_former";--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "events_own" ON "events" USING btree (coalesce("data" ->> 'ownerId', "subject_id"::text),"id") WHERE "events"."actor_id" is null;--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_pending" ON "events" USING btree ("subject_id","seq") WHERE "events"."pending" <> '{}';--> statement-breakpoint
-- The job that removed them one by one.
DO $$ BEGIN
  IF to_regclass('jobs.schedule') IS NOT NULL THEN DELETE FROM jobs.schedule WHERE name = 'event-log.forget'; END IF;
END $$;
