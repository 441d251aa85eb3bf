CREATE TABLE "group_search" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"names" text NOT NULL,
	"tokens" text[] DEFAULT '{}' NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_bans" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "group_bans_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "group_links" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"code" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" smallint NOT NULL,
	"level" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "group_members_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "group_requests" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "group_requests_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"made_by" uuid,
	"client_id" uuid NOT NULL,
	"handle" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cover_file_id" uuid,
	"school_id" uuid,
	"member_count" integer NOT NULL,
	"administrator_count" integer DEFAULT 0 NOT NULL,
	"shows_leaderboard" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "group_search" ADD CONSTRAINT "group_search_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_links" ADD CONSTRAINT "group_links_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_links" ADD CONSTRAINT "group_links_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_search_tokens" ON "group_search" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "group_bans_listed" ON "group_bans" USING btree ("group_id","since","account_id");--> statement-breakpoint
CREATE INDEX "group_bans_account" ON "group_bans" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "group_links_maker" ON "group_links" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "group_members_listed" ON "group_members" USING btree ("group_id","level","since","account_id");--> statement-breakpoint
CREATE INDEX "group_members_joined" ON "group_members" USING btree ("account_id","since","group_id");--> statement-breakpoint
CREATE INDEX "group_members_newest" ON "group_members" USING btree ("since","group_id");--> statement-breakpoint
CREATE INDEX "group_requests_listed" ON "group_requests" USING btree ("group_id","since","account_id");--> statement-breakpoint
CREATE INDEX "group_requests_mine" ON "group_requests" USING btree ("account_id","since","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_handle" ON "groups" USING btree ("handle");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_client" ON "groups" USING btree ("made_by","client_id");--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "groups_cover" ON "groups" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "groups_school" ON "groups" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "groups_tags" ON "groups" USING gin ("tags") WHERE "groups"."type" = 'open' and "groups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "groups_deleted" ON "groups" USING btree ("deleted_at") WHERE "groups"."deleted_at" is not null;