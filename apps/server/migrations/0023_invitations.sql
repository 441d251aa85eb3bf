CREATE TABLE "invitation_arrivals" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_links" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"code" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "provider_attempts" ADD COLUMN "invitation" uuid;--> statement-breakpoint
ALTER TABLE "invitation_arrivals" ADD CONSTRAINT "invitation_arrivals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_arrivals" ADD CONSTRAINT "invitation_arrivals_inviter_id_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_arrivals_newest" ON "invitation_arrivals" USING btree ("inviter_id","at","account_id");