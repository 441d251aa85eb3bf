CREATE TABLE "plan_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid,
	"client_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"amount" integer NOT NULL,
	"pay_to" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_by" date NOT NULL,
	"state" text NOT NULL,
	"digits" text,
	"paid_on" date,
	"paid_amount" integer,
	"told_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"granted_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_orders_number" ON "plan_orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_orders_client" ON "plan_orders" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE INDEX "plan_orders_account" ON "plan_orders" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "plan_orders_state" ON "plan_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "plan_orders_decider" ON "plan_orders" USING btree ("decided_by") WHERE "plan_orders"."decided_by" is not null;