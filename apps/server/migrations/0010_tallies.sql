CREATE TABLE "tallies" (
	"key" text PRIMARY KEY NOT NULL,
	"tried" text[] NOT NULL,
	"at" timestamp with time zone[] NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "login_failures" CASCADE;