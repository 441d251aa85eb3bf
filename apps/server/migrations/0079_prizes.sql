CREATE TABLE "prize_applications" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"prize_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"way" text NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "prize_applications_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "prize_codes" (
	"prize_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"application_id" uuid,
	"given_at" timestamp with time zone,
	CONSTRAINT "prize_codes_prize_id_id_pk" PRIMARY KEY("prize_id","id")
);
--> statement-breakpoint
CREATE TABLE "prize_consents" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "prize_consents_answer" CHECK (("prize_consents"."answer" is null) = ("prize_consents"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "prize_details" (
	"application_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "prize_details_application_id_field_pk" PRIMARY KEY("application_id","field")
);
--> statement-breakpoint
CREATE TABLE "prize_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"takes_id_images" boolean NOT NULL,
	CONSTRAINT "prize_settings_one" CHECK ("prize_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "prize_steps" (
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	CONSTRAINT "prize_steps_application_id_state_pk" PRIMARY KEY("application_id","state")
);
--> statement-breakpoint
CREATE TABLE "prizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"file_id" uuid,
	"points" integer NOT NULL,
	"stock" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"per_person" integer NOT NULL,
	"way" text NOT NULL,
	"pick_up" text NOT NULL,
	"asks" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prizes_stock" CHECK ("prizes"."stock" between 0 and 200000),
	CONSTRAINT "prizes_points" CHECK ("prizes"."points" between 1 and 100000)
);
--> statement-breakpoint
-- Before the keys that name it.
CREATE UNIQUE INDEX "prize_applications_id" ON "prize_applications" USING btree ("id");--> statement-breakpoint
ALTER TABLE "prize_applications" ADD CONSTRAINT "prize_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_applications" ADD CONSTRAINT "prize_applications_prize_id_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_codes" ADD CONSTRAINT "prize_codes_prize_id_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_codes" ADD CONSTRAINT "prize_codes_application_id_prize_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "prize_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_consents" ADD CONSTRAINT "prize_consents_application_id_prize_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "prize_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_details" ADD CONSTRAINT "prize_details_application_id_prize_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "prize_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_steps" ADD CONSTRAINT "prize_steps_application_id_prize_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "prize_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_steps" ADD CONSTRAINT "prize_steps_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prize_applications_number" ON "prize_applications" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_applications_client" ON "prize_applications" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE INDEX "prize_applications_prize" ON "prize_applications" USING btree ("prize_id","state","id");--> statement-breakpoint
CREATE INDEX "prize_applications_state" ON "prize_applications" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "prize_applications_sent" ON "prize_applications" USING btree ("sent_at") WHERE "prize_applications"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "prize_applications_ended" ON "prize_applications" USING btree ("ended_at") WHERE "prize_applications"."ended_at" is not null and "prize_applications"."erased_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prize_codes_application" ON "prize_codes" USING btree ("application_id") WHERE "prize_codes"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "prize_codes_free" ON "prize_codes" USING btree ("prize_id","id") WHERE "prize_codes"."given_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prize_consents_token" ON "prize_consents" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "prize_steps_by" ON "prize_steps" USING btree ("by_id") WHERE "prize_steps"."by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "prizes_client" ON "prizes" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "prizes_file" ON "prizes" USING btree ("file_id") WHERE "prizes"."file_id" is not null;--> statement-breakpoint
create trigger "hold_prize_on_insert" after insert on "prizes"
  for each row when (cardinality(array_remove(array[new.file_id], null)) > 0)
  execute function "hold_files"('prize', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_prize_on_update" after update on "prizes"
  for each row when ((old.id, 0, array_remove(array[old.file_id], null)) is distinct from (new.id, 0, array_remove(array[new.file_id], null)))
  execute function "hold_files"('prize', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_prize_on_delete" after delete on "prizes"
  for each row when (cardinality(array_remove(array[old.file_id], null)) > 0)
  execute function "hold_files"('prize', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');
