CREATE TABLE "guides" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"revision" uuid NOT NULL,
	"writing" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guides_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "shared_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shared_id" uuid NOT NULL,
	"person_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"before" jsonb NOT NULL,
	"added" text NOT NULL,
	"removed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_files" (
	"shared_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "shared_files_shared_id_position_pk" PRIMARY KEY("shared_id","position")
);
--> statement-breakpoint
CREATE TABLE "shared_people" (
	"shared_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"privacy" smallint DEFAULT 3 NOT NULL,
	"agreed_version" integer,
	"client_id" uuid,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_people_shared_id_person_id_pk" PRIMARY KEY("shared_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "shared_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"date" date,
	"classification" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_tags" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by_id" uuid,
	"edited_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "shared_id" uuid;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_edits" ADD CONSTRAINT "shared_edits_shared_id_shared_records_id_fk" FOREIGN KEY ("shared_id") REFERENCES "public"."shared_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_edits" ADD CONSTRAINT "shared_edits_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_files" ADD CONSTRAINT "shared_files_shared_id_shared_records_id_fk" FOREIGN KEY ("shared_id") REFERENCES "public"."shared_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_files" ADD CONSTRAINT "shared_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_people" ADD CONSTRAINT "shared_people_shared_id_shared_records_id_fk" FOREIGN KEY ("shared_id") REFERENCES "public"."shared_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_people" ADD CONSTRAINT "shared_people_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_records" ADD CONSTRAINT "shared_records_edited_by_id_accounts_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_edits_shared" ON "shared_edits" USING btree ("shared_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_files_file" ON "shared_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "shared_people_person" ON "shared_people" USING btree ("person_id","shared_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_people_client" ON "shared_people" USING btree ("person_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_shared" ON "posts" USING btree ("shared_id","owner_id") WHERE "posts"."shared_id" is not null;