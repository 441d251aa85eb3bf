CREATE TABLE "bulletin_readings" (
	"bulletin_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"signed_by" text,
	"signed_as" text,
	"signed_version" integer,
	CONSTRAINT "bulletin_readings_bulletin_id_account_id_pk" PRIMARY KEY("bulletin_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "bulletins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"writer_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"origin_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"needs_signature" boolean NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"appears_at" timestamp with time zone NOT NULL,
	"appeared_at" timestamp with time zone,
	"version" integer NOT NULL,
	"words_version" integer NOT NULL,
	"changed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulletin_readings" ADD CONSTRAINT "bulletin_readings_bulletin_id_bulletins_id_fk" FOREIGN KEY ("bulletin_id") REFERENCES "public"."bulletins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_readings" ADD CONSTRAINT "bulletin_readings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletins" ADD CONSTRAINT "bulletins_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletins" ADD CONSTRAINT "bulletins_writer_id_accounts_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulletin_readings_account" ON "bulletin_readings" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulletins_client" ON "bulletins" USING btree ("writer_id","client_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulletins_origin" ON "bulletins" USING btree ("origin_id","group_id");--> statement-breakpoint
CREATE INDEX "bulletins_group" ON "bulletins" USING btree ("group_id","is_pinned","appears_at","id");--> statement-breakpoint
CREATE INDEX "bulletins_writer" ON "bulletins" USING btree ("writer_id","id");--> statement-breakpoint
CREATE INDEX "bulletins_due" ON "bulletins" USING btree ("appears_at") WHERE "bulletins"."appeared_at" is null;--> statement-breakpoint
CREATE INDEX "bulletins_files" ON "bulletins" USING gin ("file_ids");