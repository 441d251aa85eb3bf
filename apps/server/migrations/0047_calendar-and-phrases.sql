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
ALTER TABLE "homework_calendars" ADD CONSTRAINT "homework_calendars_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_phrases" ADD CONSTRAINT "homework_phrases_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "homework_phrases_client" ON "homework_phrases" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "homework_phrases_owner" ON "homework_phrases" USING btree ("owner_id","id");