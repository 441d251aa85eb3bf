CREATE TABLE "statistics_days" (
	"day" date PRIMARY KEY NOT NULL,
	"students" integer NOT NULL,
	"teachers" integer NOT NULL,
	"others" integer NOT NULL,
	"unfilled" integer NOT NULL,
	"active" integer NOT NULL,
	"signed_up" integer NOT NULL,
	"records" integer NOT NULL,
	"groups" integer NOT NULL,
	"homework" integer NOT NULL,
	"hand_ins" integer NOT NULL
);
