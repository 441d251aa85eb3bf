CREATE TABLE "withdrawn_confirmations" (
	"code" text PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"erased" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_archives" ADD CONSTRAINT "account_archives_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_archives_owner" ON "account_archives" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "account_archives_expires" ON "account_archives" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "comment_likes_person" ON "comment_likes" USING btree ("person_id");