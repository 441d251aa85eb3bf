CREATE TABLE "person_remarks" (
	"owner_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"remark" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "person_remarks_owner_id_person_id_pk" PRIMARY KEY("owner_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "person_remarks" ADD CONSTRAINT "person_remarks_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_remarks" ADD CONSTRAINT "person_remarks_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_remarks_person" ON "person_remarks" USING btree ("person_id");