CREATE TABLE "reward_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"application_id" uuid,
	"balance" integer,
	CONSTRAINT "reward_accounts_balance" CHECK (case when "reward_accounts"."kind" in ('purse', 'hold') then "reward_accounts"."balance" between 0 and 1000000
        else "reward_accounts"."balance" is null end is true),
	CONSTRAINT "reward_accounts_application" CHECK (("reward_accounts"."kind" = 'hold') = ("reward_accounts"."application_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "reward_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "reward_entries_amount" CHECK ("reward_entries"."amount" > 0),
	CONSTRAINT "reward_entries_two" CHECK ("reward_entries"."from_id" <> "reward_entries"."to_id")
) PARTITION BY RANGE ("id");
--> statement-breakpoint
CREATE TABLE "reward_entries_strays" PARTITION OF "reward_entries" DEFAULT;
--> statement-breakpoint
CREATE TABLE "reward_sources" (
	"source" text NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "reward_sources_source_pk" PRIMARY KEY("source")
);
--> statement-breakpoint
ALTER TABLE "reward_accounts" ADD CONSTRAINT "reward_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_accounts_purse" ON "reward_accounts" USING btree ("account_id") WHERE "reward_accounts"."kind" = 'purse' and "reward_accounts"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_accounts_hold" ON "reward_accounts" USING btree ("application_id") WHERE "reward_accounts"."kind" = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "reward_accounts_own" ON "reward_accounts" USING btree ("kind") WHERE "reward_accounts"."kind" in ('product', 'expired');--> statement-breakpoint
CREATE INDEX "reward_accounts_account" ON "reward_accounts" USING btree ("account_id") WHERE "reward_accounts"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_entries_to" ON "reward_entries" USING btree ("to_id","id");--> statement-breakpoint
CREATE INDEX "reward_entries_from" ON "reward_entries" USING btree ("from_id","id");--> statement-breakpoint
CREATE FUNCTION keep_reward_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of reward points never change';
END $$;--> statement-breakpoint
CREATE TRIGGER "reward_entries_keep" BEFORE UPDATE ON "reward_entries" FOR EACH ROW EXECUTE FUNCTION keep_reward_entry();
