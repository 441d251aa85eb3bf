CREATE TABLE "point_accounts" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"balance" integer,
	"received" integer DEFAULT 0 NOT NULL,
	"seen_id" uuid,
	"emptied_id" uuid,
	"hides_name" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_accounts_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "point_accounts_balance" CHECK (case "point_accounts"."kind" when 'member' then "point_accounts"."balance" between 0 and 1000000
        when 'budget' then "point_accounts"."balance" between 0 and 100000000 else "point_accounts"."balance" is null end is true),
	CONSTRAINT "point_accounts_received" CHECK ("point_accounts"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_acts" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"client_id" text NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"question_id" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_acts_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "point_answers" (
	"group_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"words" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_answers_group_id_entry_id_pk" PRIMARY KEY("group_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"act_id" uuid,
	"reverses" uuid,
	CONSTRAINT "point_entries_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "point_entries_amount" CHECK ("point_entries"."amount" between 1 and 100000000),
	CONSTRAINT "point_entries_two" CHECK ("point_entries"."from_id" <> "point_entries"."to_id")
) PARTITION BY RANGE ("id");
--> statement-breakpoint
CREATE TABLE "point_entries_strays" PARTITION OF "point_entries" DEFAULT;
--> statement-breakpoint
CREATE TABLE "point_goals" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"target" integer NOT NULL,
	"picture" text NOT NULL,
	"reached" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_leaderboards" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"week" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_places" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "point_places_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "point_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"accounts" integer NOT NULL,
	"drifting" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_schools" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"forbids_leaderboards" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_sources" (
	"group_id" uuid NOT NULL,
	"source" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "point_sources_group_id_source_holder_id_pk" PRIMARY KEY("group_id","source","holder_id")
);
--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "shows_leaderboard" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "guardian_settings" ADD COLUMN "points" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "quality_points" smallint;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_acts" ADD CONSTRAINT "point_acts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_acts" ADD CONSTRAINT "point_acts_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_answers" ADD CONSTRAINT "point_answers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_answers" ADD CONSTRAINT "point_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_goals" ADD CONSTRAINT "point_goals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_leaderboards" ADD CONSTRAINT "point_leaderboards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_places" ADD CONSTRAINT "point_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_places" ADD CONSTRAINT "point_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_schools" ADD CONSTRAINT "point_schools_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_sources" ADD CONSTRAINT "point_sources_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_member" ON "point_accounts" USING btree ("group_id","account_id") WHERE "point_accounts"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_own" ON "point_accounts" USING btree ("group_id","kind") WHERE "point_accounts"."kind" <> 'member';--> statement-breakpoint
CREATE INDEX "point_accounts_account" ON "point_accounts" USING btree ("account_id") WHERE "point_accounts"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_acts_client" ON "point_acts" USING btree ("group_id","client_id");--> statement-breakpoint
CREATE INDEX "point_acts_actor" ON "point_acts" USING btree ("actor_id") WHERE "point_acts"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "point_answers_account" ON "point_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "point_entries_to" ON "point_entries" USING btree ("group_id","to_id","id");--> statement-breakpoint
CREATE INDEX "point_entries_from" ON "point_entries" USING btree ("group_id","from_id","id") WHERE "point_entries"."kind" <> 'issued'
      and "point_entries"."kind" <> 'handedIn' and "point_entries"."kind" <> 'quality';--> statement-breakpoint
CREATE INDEX "point_places_account" ON "point_places" USING btree ("account_id");--> statement-breakpoint
-- There was none to be seen before: it is off until somebody who leads the group switches it on.
UPDATE "groups" SET "shows_leaderboard" = false WHERE "shows_leaderboard";--> statement-breakpoint
-- What has moved has moved: it is taken back by an entry against it.
CREATE FUNCTION keep_point_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of points never change';
END $$;--> statement-breakpoint
CREATE TRIGGER "point_entries_keep" BEFORE UPDATE ON "point_entries" FOR EACH ROW EXECUTE FUNCTION keep_point_entry();
