CREATE TABLE "reward_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"application_id" uuid,
	"school_id" uuid,
	"balance" integer,
	"received" integer DEFAULT 0 NOT NULL,
	"seen_id" uuid,
	CONSTRAINT "reward_accounts_balance" CHECK (case when "reward_accounts"."kind" in ('purse', 'hold') then "reward_accounts"."balance" between 0 and 1000000
        when "reward_accounts"."kind" = 'budget' then "reward_accounts"."balance" between 0 and 100000000 else "reward_accounts"."balance" is null end is true),
	CONSTRAINT "reward_accounts_received" CHECK ("reward_accounts"."received" >= 0),
	CONSTRAINT "reward_accounts_application" CHECK (("reward_accounts"."kind" = 'hold') = ("reward_accounts"."application_id" is not null)),
	CONSTRAINT "reward_accounts_school" CHECK ("reward_accounts"."kind" = 'budget' or "reward_accounts"."school_id" is null)
);
--> statement-breakpoint
CREATE TABLE "reward_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"group_id" uuid,
	"school_id" uuid,
	"subject_id" uuid,
	"reverses" uuid,
	"points" integer NOT NULL,
	"moved" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_acts_moved" CHECK ("reward_acts"."points" > 0 and "reward_acts"."moved" between 0 and "reward_acts"."points")
);
--> statement-breakpoint
CREATE TABLE "reward_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"act_id" uuid,
	"reverses" uuid,
	CONSTRAINT "reward_entries_amount" CHECK ("reward_entries"."amount" > 0),
	CONSTRAINT "reward_entries_two" CHECK ("reward_entries"."from_id" <> "reward_entries"."to_id"),
	CONSTRAINT "reward_entries_has_act" CHECK (("reward_entries"."kind" = 'carried') = ("reward_entries"."act_id" is null)),
	CONSTRAINT "reward_entries_reverses" CHECK (("reward_entries"."kind" = 'correction') = ("reward_entries"."reverses" is not null))
) PARTITION BY RANGE ("id");
--> statement-breakpoint
CREATE TABLE "reward_entries_strays" PARTITION OF "reward_entries" DEFAULT;
--> statement-breakpoint
CREATE TABLE "reward_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"accounts" integer NOT NULL,
	"drifting" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reward_accounts" ADD CONSTRAINT "reward_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_accounts" ADD CONSTRAINT "reward_accounts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_acts" ADD CONSTRAINT "reward_acts_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_acts" ADD CONSTRAINT "reward_acts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_acts" ADD CONSTRAINT "reward_acts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_accounts_purse" ON "reward_accounts" USING btree ("account_id") WHERE "reward_accounts"."kind" = 'purse' and "reward_accounts"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_accounts_hold" ON "reward_accounts" USING btree ("application_id") WHERE "reward_accounts"."kind" = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "reward_accounts_budget" ON "reward_accounts" USING btree ("school_id") WHERE "reward_accounts"."school_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_accounts_own" ON "reward_accounts" USING btree ("kind") WHERE "reward_accounts"."kind" in ('product', 'expired');--> statement-breakpoint
CREATE INDEX "reward_accounts_account" ON "reward_accounts" USING btree ("account_id") WHERE "reward_accounts"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_acts_actor" ON "reward_acts" USING btree ("actor_id") WHERE "reward_acts"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_acts_group" ON "reward_acts" USING btree ("group_id","id") WHERE "reward_acts"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_acts_school" ON "reward_acts" USING btree ("school_id") WHERE "reward_acts"."school_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_entries_to" ON "reward_entries" USING btree ("to_id","id");--> statement-breakpoint
CREATE INDEX "reward_entries_from" ON "reward_entries" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "reward_entries_act" ON "reward_entries" USING btree ("act_id") WHERE "reward_entries"."act_id" is not null;--> statement-breakpoint
CREATE FUNCTION keep_reward_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of reward points never change';
END $$;--> statement-breakpoint
CREATE TRIGGER "reward_entries_keep" BEFORE UPDATE ON "reward_entries" FOR EACH ROW EXECUTE FUNCTION keep_reward_entry();
