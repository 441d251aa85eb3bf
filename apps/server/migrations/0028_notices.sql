CREATE TABLE "broadcast_readers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"informed_at" timestamp with time zone,
	"read_ids" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"sender_school_id" uuid,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"school_id" uuid,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"school_types" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"read_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_parts" (
	"notice_id" uuid NOT NULL,
	"detail_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"actor_id" uuid,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_parts_notice_id_detail_id_pk" PRIMARY KEY("notice_id","detail_id")
);
--> statement-breakpoint
CREATE TABLE "notice_readers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	"shown_number" integer DEFAULT 0 NOT NULL,
	"informed_number" integer DEFAULT 0 NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"mail_due_at" timestamp with time zone,
	"digested_at" timestamp with time zone,
	"unsubscribe_token" text NOT NULL,
	CONSTRAINT "notice_readers_unsubscribeToken_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"is_mail_on" boolean DEFAULT true NOT NULL,
	"app_off" text[] DEFAULT '{}' NOT NULL,
	"mail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest_hour" smallint,
	"is_quiet" boolean,
	"quiet_from" smallint,
	"quiet_to" smallint
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"band" smallint NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"is_removed" boolean DEFAULT false NOT NULL,
	"mailed_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "broadcast_readers" ADD CONSTRAINT "broadcast_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_sender_school_id_schools_id_fk" FOREIGN KEY ("sender_school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_parts" ADD CONSTRAINT "notice_parts_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_parts" ADD CONSTRAINT "notice_parts_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "broadcasts_client" ON "broadcasts" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "broadcasts_newest" ON "broadcasts" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "notice_parts_actor" ON "notice_parts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("owner_id","number");--> statement-breakpoint
CREATE INDEX "notices_group" ON "notices" USING btree ("owner_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "notices_at" ON "notices" USING btree ("at");