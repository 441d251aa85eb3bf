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
CREATE TABLE "homework_calendars" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homework_calendars_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "homework_phrases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_certifications" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"certifier_id" uuid,
	"certified_at" timestamp with time zone NOT NULL,
	"group_name" text NOT NULL,
	"question" text NOT NULL,
	"receipt" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"words" text,
	"score" integer,
	"total_score" integer NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "export_drafts" ADD COLUMN "homework_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "continues_id" uuid;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "record_id" uuid;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "certifies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "may_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulletin_readings" ADD CONSTRAINT "bulletin_readings_bulletin_id_bulletins_id_fk" FOREIGN KEY ("bulletin_id") REFERENCES "public"."bulletins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_readings" ADD CONSTRAINT "bulletin_readings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletins" ADD CONSTRAINT "bulletins_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletins" ADD CONSTRAINT "bulletins_writer_id_accounts_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_calendars" ADD CONSTRAINT "homework_calendars_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_phrases" ADD CONSTRAINT "homework_phrases_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD CONSTRAINT "post_certifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD CONSTRAINT "post_certifications_certifier_id_accounts_id_fk" FOREIGN KEY ("certifier_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulletin_readings_account" ON "bulletin_readings" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulletins_client" ON "bulletins" USING btree ("writer_id","client_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulletins_origin" ON "bulletins" USING btree ("origin_id","group_id");--> statement-breakpoint
CREATE INDEX "bulletins_group" ON "bulletins" USING btree ("group_id","is_pinned","appears_at","id");--> statement-breakpoint
CREATE INDEX "bulletins_writer" ON "bulletins" USING btree ("writer_id","id");--> statement-breakpoint
CREATE INDEX "bulletins_due" ON "bulletins" USING btree ("appears_at") WHERE "bulletins"."appeared_at" is null;--> statement-breakpoint
CREATE INDEX "bulletins_files" ON "bulletins" USING gin ("file_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_phrases_client" ON "homework_phrases" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "homework_phrases_owner" ON "homework_phrases" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "post_certifications_certifier" ON "post_certifications" USING btree ("certifier_id","post_id");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_continues_id_groups_id_fk" FOREIGN KEY ("continues_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_target_author" ON "comments" USING btree ("target_id","author_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "groups_continues" ON "groups" USING btree ("continues_id");--> statement-breakpoint
CREATE INDEX "homework_hand_ins_waiting" ON "homework_hand_ins" USING btree ("student_id","handed_in_at","id") WHERE "homework_hand_ins"."state" in ('handed_in', 'late');--> statement-breakpoint
CREATE INDEX "homework_hand_ins_queued" ON "homework_hand_ins" USING btree ("question_id","handed_in_at") WHERE "homework_hand_ins"."state" in ('handed_in', 'late');--> statement-breakpoint
CREATE INDEX "posts_group_tags" ON "posts" USING gin ("tags") WHERE "posts"."privacy" = 2;--> statement-breakpoint
-- Who an event of a group is about has the name it has in all others, by which it goes with their account.
UPDATE "events" SET "data" = ("data" - 'memberId') || jsonb_build_object('personId', "data" -> 'memberId') WHERE "kind" LIKE 'group.%' AND "data" ? 'memberId';
