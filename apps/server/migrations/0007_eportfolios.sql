CREATE TABLE "eportfolio_discussions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"eportfolio_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "eportfolio_forms" (
	"eportfolio_id" uuid NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"failure" text,
	"file_id" uuid,
	"pages" integer,
	"is_recompressed" boolean DEFAULT false NOT NULL,
	"left_out_count" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "eportfolio_forms_eportfolio_id_type_pk" PRIMARY KEY("eportfolio_id","type")
);
--> statement-breakpoint
CREATE TABLE "eportfolio_likes" (
	"eportfolio_id" uuid NOT NULL,
	"discussion_id" uuid,
	"reference_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eportfolio_likes_reference_id_person_id_pk" PRIMARY KEY("reference_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "eportfolio_views" (
	"eportfolio_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "eportfolio_views_eportfolio_id_person_id_day_pk" PRIMARY KEY("eportfolio_id","person_id","day")
);
--> statement-breakpoint
CREATE TABLE "eportfolio_words" (
	"eportfolio_id" uuid PRIMARY KEY NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"phrases" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eportfolios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"draft_id" uuid,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"content" jsonb,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"document_type" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_saved_at" timestamp with time zone,
	"summary_draft" text,
	"summary_drafted_at" timestamp with time zone,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_tags" text[] DEFAULT '{}' NOT NULL,
	"tagged_friend_ids" uuid[] DEFAULT '{}' NOT NULL,
	"browse_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"discussion_count" integer DEFAULT 0 NOT NULL,
	"confirmation_code" text,
	"shows_owner" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exhibited_at" timestamp with time zone,
	"exhibition_id" uuid
);
--> statement-breakpoint
CREATE TABLE "export_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"post_ids" uuid[] DEFAULT '{}' NOT NULL,
	"content" jsonb NOT NULL,
	"custom_image_ids" uuid[] DEFAULT '{}' NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"total_words" integer NOT NULL,
	"version" integer NOT NULL,
	"writer" uuid NOT NULL,
	"writer_save" integer NOT NULL,
	"writer_base" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summary_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"eportfolio_id" uuid,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "eportfolio_discussions" ADD CONSTRAINT "eportfolio_discussions_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_discussions" ADD CONSTRAINT "eportfolio_discussions_parent_id_eportfolio_discussions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."eportfolio_discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_discussions" ADD CONSTRAINT "eportfolio_discussions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_forms" ADD CONSTRAINT "eportfolio_forms_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_forms" ADD CONSTRAINT "eportfolio_forms_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_likes" ADD CONSTRAINT "eportfolio_likes_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_likes" ADD CONSTRAINT "eportfolio_likes_discussion_id_eportfolio_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."eportfolio_discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_likes" ADD CONSTRAINT "eportfolio_likes_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_views" ADD CONSTRAINT "eportfolio_views_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_views" ADD CONSTRAINT "eportfolio_views_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolio_words" ADD CONSTRAINT "eportfolio_words_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolios" ADD CONSTRAINT "eportfolios_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eportfolios" ADD CONSTRAINT "eportfolios_draft_id_export_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."export_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_drafts" ADD CONSTRAINT "export_drafts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_suggestions" ADD CONSTRAINT "summary_suggestions_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_suggestions" ADD CONSTRAINT "summary_suggestions_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "eportfolio_discussions_client" ON "eportfolio_discussions" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "eportfolio_discussions_top" ON "eportfolio_discussions" USING btree ("eportfolio_id","id") WHERE "eportfolio_discussions"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "eportfolio_discussions_replies" ON "eportfolio_discussions" USING btree ("parent_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "eportfolio_forms_file" ON "eportfolio_forms" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "eportfolio_forms_waiting" ON "eportfolio_forms" USING btree ("asked_at") WHERE "eportfolio_forms"."state" in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "eportfolio_likes_eportfolio" ON "eportfolio_likes" USING btree ("eportfolio_id");--> statement-breakpoint
CREATE INDEX "eportfolio_likes_discussion" ON "eportfolio_likes" USING btree ("discussion_id");--> statement-breakpoint
CREATE INDEX "eportfolio_likes_person" ON "eportfolio_likes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "eportfolio_views_person" ON "eportfolio_views" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "eportfolio_words_tokens" ON "eportfolio_words" USING gin ("tokens");--> statement-breakpoint
CREATE UNIQUE INDEX "eportfolios_client" ON "eportfolios" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "eportfolios_confirmation" ON "eportfolios" USING btree ("confirmation_code");--> statement-breakpoint
CREATE INDEX "eportfolios_owner" ON "eportfolios" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "eportfolios_draft" ON "eportfolios" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "eportfolios_newest" ON "eportfolios" USING btree ("exhibition_id") WHERE "eportfolios"."visibility" = 'exhibition';--> statement-breakpoint
CREATE INDEX "eportfolios_liked" ON "eportfolios" USING btree ("like_count","exhibition_id") WHERE "eportfolios"."visibility" = 'exhibition';--> statement-breakpoint
CREATE INDEX "eportfolios_browsed" ON "eportfolios" USING btree ("browse_count","exhibition_id") WHERE "eportfolios"."visibility" = 'exhibition';--> statement-breakpoint
CREATE INDEX "eportfolios_tags" ON "eportfolios" USING gin ("tags") WHERE "eportfolios"."visibility" = 'exhibition';--> statement-breakpoint
CREATE INDEX "eportfolios_files" ON "eportfolios" USING gin ("file_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "export_drafts_client" ON "export_drafts" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "export_drafts_owner" ON "export_drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "export_drafts_files" ON "export_drafts" USING gin ("file_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "summary_suggestions_client" ON "summary_suggestions" USING btree ("person_id","client_id");--> statement-breakpoint
CREATE INDEX "summary_suggestions_day" ON "summary_suggestions" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "summary_suggestions_eportfolio" ON "summary_suggestions" USING btree ("eportfolio_id","id");