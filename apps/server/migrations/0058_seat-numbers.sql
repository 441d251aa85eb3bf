ALTER TABLE "group_members" ADD COLUMN "member_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "number_order" text GENERATED ALWAYS AS (case
  when member_number = '' then '3'
  when member_number ~ '^[0-9]' then '1' || lpad(substring(member_number from '^[0-9]+'), 3, '0') || substring(member_number from '[^0-9].*$|$')
  else '2' || rpad(substring(member_number from '^[A-Z]+'), 3, '0')
    || lpad(coalesce(substring(member_number from '[0-9]+$'), ''), 3, '0') || member_number end) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_number" ON "group_members" USING btree ("group_id","number_order") WHERE "group_members"."member_number" <> '';--> statement-breakpoint
CREATE INDEX "group_members_numbered" ON "group_members" USING btree ("group_id","level","number_order","since","account_id");