# Връзки и справки на партньорите.

error-affiliate-link-host = Това не е уеб адрес на някой от нашите магазини.
error-affiliate-link-target = Моля, въведете уеб адрес или изберете продукт или категория.
error-affiliate-link-country = Нямаме магазин в тази държава.
error-affiliate-link-long = Този уеб адрес е твърде дълъг за линк.
error-affiliate-day = Моля, въведете ден като 2026-11-23.
error-affiliate-dates = Краят не може да е преди началото и трябва да е най-много три години след него.
