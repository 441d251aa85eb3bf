CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_id" uuid,
	"refusal" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"is_bulletin" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"date" date,
	"classification" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_tags" text[] DEFAULT '{}' NOT NULL,
	"privacy" smallint NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	"writer" uuid NOT NULL,
	"writer_save" integer NOT NULL,
	"writer_base" integer NOT NULL,
	"scheduled_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"file_names" text[] DEFAULT '{}' NOT NULL,
	"date" date NOT NULL,
	"classification" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_tags" text[] DEFAULT '{}' NOT NULL,
	"privacy" smallint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_slots" (
	"owner_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"picture_id" uuid,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"classification" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_tags" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_slots_owner_id_slot_pk" PRIMARY KEY("owner_id","slot")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_slots" ADD CONSTRAINT "custom_slots_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_slots" ADD CONSTRAINT "custom_slots_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "uploads_file" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploads_expires" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_client" ON "drafts" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "drafts_owner" ON "drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "drafts_due" ON "drafts" USING btree ("scheduled_at") WHERE "drafts"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "drafts_files" ON "drafts" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "post_versions_post" ON "post_versions" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_versions_replaced" ON "post_versions" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "custom_slots_picture" ON "custom_slots" USING btree ("picture_id") WHERE "custom_slots"."picture_id" is not null;