CREATE TABLE "relation_counts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"friends" integer DEFAULT 0 NOT NULL,
	"fans" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "relation_counts" ADD CONSTRAINT "relation_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_leaving" ON "accounts" USING btree ("deleted_at","id") WHERE "accounts"."deleted_at" is not null;--> statement-breakpoint
INSERT INTO "relation_counts" ("account_id", "friends", "fans", "following")
SELECT "account_id", sum("friends"), sum("fans"), sum("following") FROM (
	SELECT "person_id" AS "account_id", 1 AS "friends", 0 AS "fans", 0 AS "following" FROM "friendships"
	UNION ALL SELECT "followed_id", 0, 1, 0 FROM "follows"
	UNION ALL SELECT "follower_id", 0, 0, 1 FROM "follows"
) AS "relations" GROUP BY "account_id";
