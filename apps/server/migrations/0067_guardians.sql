CREATE TABLE "bulletin_guardian_signatures" (
	"bulletin_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"relation" text,
	"way" text NOT NULL,
	"guardian_id" uuid,
	"entered_by" uuid,
	"photo_id" uuid,
	"signed_at" timestamp with time zone NOT NULL,
	"signed_version" integer NOT NULL,
	CONSTRAINT "bulletin_guardian_signatures_bulletin_id_child_id_pk" PRIMARY KEY("bulletin_id","child_id"),
	CONSTRAINT "bulletin_guardian_signatures_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "guardian_invitations" (
	"child_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"way" text NOT NULL,
	"inviter" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"group_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"uses_left" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guardian_invitations_child_id_id_pk" PRIMARY KEY("child_id","id")
);
--> statement-breakpoint
CREATE TABLE "guardian_keys" (
	"guardian_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guardian_keys_guardian_id_id_pk" PRIMARY KEY("guardian_id","id")
);
--> statement-breakpoint
CREATE TABLE "guardian_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"deadlines" boolean NOT NULL,
	"returned" boolean NOT NULL,
	"scores" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardians" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp with time zone,
	"is_weekly" boolean NOT NULL,
	"mails_bulletins" boolean DEFAULT true NOT NULL,
	"weekly_on" date,
	"unsubscribe_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardianships" (
	"child_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"inviter" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "guardianships_child_id_guardian_id_pk" PRIMARY KEY("child_id","guardian_id")
);
--> statement-breakpoint
ALTER TABLE "bulletins" ADD COLUMN "needs_guardian" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "needs_guardian" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulletin_guardian_signatures" ADD CONSTRAINT "bulletin_guardian_signatures_bulletin_id_bulletins_id_fk" FOREIGN KEY ("bulletin_id") REFERENCES "bulletins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_guardian_signatures" ADD CONSTRAINT "bulletin_guardian_signatures_child_id_accounts_id_fk" FOREIGN KEY ("child_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_guardian_signatures" ADD CONSTRAINT "bulletin_guardian_signatures_guardian_id_guardians_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "guardians"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_guardian_signatures" ADD CONSTRAINT "bulletin_guardian_signatures_entered_by_accounts_id_fk" FOREIGN KEY ("entered_by") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_child_id_accounts_id_fk" FOREIGN KEY ("child_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_keys" ADD CONSTRAINT "guardian_keys_guardian_id_guardians_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "guardians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_settings" ADD CONSTRAINT "guardian_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_child_id_accounts_id_fk" FOREIGN KEY ("child_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_guardian_id_guardians_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "guardians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulletin_guardian_signatures_child" ON "bulletin_guardian_signatures" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "bulletin_guardian_signatures_guardian" ON "bulletin_guardian_signatures" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "bulletin_guardian_signatures_entered" ON "bulletin_guardian_signatures" USING btree ("entered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_invitations_token" ON "guardian_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_invitations_inviter" ON "guardian_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "guardian_invitations_group" ON "guardian_invitations" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "guardian_invitations_expired" ON "guardian_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_keys_token" ON "guardian_keys" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_keys_expired" ON "guardian_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardians_account" ON "guardians" USING btree ("account_id") WHERE "guardians"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardians_unsubscribe" ON "guardians" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "guardians_weekly" ON "guardians" USING btree ("id") WHERE "guardians"."is_weekly" and "guardians"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "guardianships_guardian" ON "guardianships" USING btree ("guardian_id","since","child_id");--> statement-breakpoint
create trigger "hold_bulletinPaper_on_insert" after insert on "bulletin_guardian_signatures"
  for each row when (cardinality(array_remove(array[new.photo_id], null)) > 0)
  execute function "hold_files"('bulletinPaper', 'select ($1).id, 0, array_remove(array[($1).photo_id], null)');--> statement-breakpoint
create trigger "hold_bulletinPaper_on_update" after update on "bulletin_guardian_signatures"
  for each row when ((old.id, 0, array_remove(array[old.photo_id], null)) is distinct from (new.id, 0, array_remove(array[new.photo_id], null)))
  execute function "hold_files"('bulletinPaper', 'select ($1).id, 0, array_remove(array[($1).photo_id], null)');--> statement-breakpoint
create trigger "hold_bulletinPaper_on_delete" after delete on "bulletin_guardian_signatures"
  for each row when (cardinality(array_remove(array[old.photo_id], null)) > 0)
  execute function "hold_files"('bulletinPaper', 'select ($1).id, 0, array_remove(array[($1).photo_id], null)');
