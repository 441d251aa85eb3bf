ALTER TABLE "imported_accounts" ADD COLUMN "moving_to" uuid;--> statement-breakpoint
ALTER TABLE "imported_accounts" ADD COLUMN "moving_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imported_accounts" ADD CONSTRAINT "imported_accounts_moving_to_schools_id_fk" FOREIGN KEY ("moving_to") REFERENCES "schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_accounts_moving" ON "imported_accounts" USING btree ("moving_to") WHERE "imported_accounts"."moving_to" is not null;