CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"folder" text NOT NULL,
	"node" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"files" integer,
	"bytes" bigint,
	"verified_at" timestamp with time zone,
	"failure" text,
	"problems" text[] DEFAULT '{}' NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"after" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_count" integer,
	"ended_bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "lost_content" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backups_started" ON "backups" USING btree ("started_at");