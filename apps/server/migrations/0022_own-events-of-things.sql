DROP INDEX "events_own";--> statement-breakpoint
CREATE INDEX "events_own" ON "events" USING btree (coalesce("data" ->> 'ownerId', "subject_id"::text),"id") WHERE "events"."actor_id" is null;