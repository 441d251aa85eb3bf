CREATE TABLE "friend_requests" (
	"asker_id" uuid NOT NULL,
	"asked_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "friend_requests_asker_id_asked_id_pk" PRIMARY KEY("asker_id","asked_id")
);
--> statement-breakpoint
DROP INDEX "follows_followed";--> statement-breakpoint
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_asker_id_accounts_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_asked_id_accounts_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friend_requests_sent" ON "friend_requests" USING btree ("asker_id","since","asked_id");--> statement-breakpoint
CREATE INDEX "friend_requests_received" ON "friend_requests" USING btree ("asked_id","since","asker_id");--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("follower_id","since","followed_id");--> statement-breakpoint
CREATE INDEX "friendships_newest" ON "friendships" USING btree ("person_id","since","friend_id");--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id","since","follower_id");