namespace SerBench.Model;

internal static class CarGenerator
{
    private const int LongestArray = 8;
    private const int LongestString = 24;

    public static Car MakeSerial() => new()
    {
        Timestamp = 1700000000123456,
        SerialNumber = 12345,
        ModelYear = 2005,
        Available = true,
        Code = CarCode.A,
        VehicleCode = "abcdef",
        Engine = new Engine { Capacity = 4200, NumCylinders = 8, MaxRpm = 9000, ManufacturerCode = "abc", Fuel = "Petrol" },
        Extras = CarExtras.SunRoof | CarExtras.SportsPack,
        SomeNumbers = [0, 1, 2, 3, 4],
        PerformanceFigures =
        [
            new() { OctaneRating = 95, Acceleration = [Reach(30, 4.0f), Reach(60, 7.5f), Reach(100, 12.2f)] },
            new() { OctaneRating = 99, Acceleration = [Reach(30, 3.8f), Reach(60, 7.1f), Reach(100, 11.8f)] },
        ],
        FuelFigures =
        [
            new() { Speed = 30, Mpg = 35.9f },
            new() { Speed = 55, Mpg = 49.0f },
            new() { Speed = 75, Mpg = 40.0f },
        ],
        Manufacturer = "MANUFACTURER",
        Model = "MODEL",
    };

    public static Car Draw(ref SplitMix64 random, TextKind? text = null)
    {
        var car = new Car
        {
            Timestamp = (long)random.NextUInt64(),
            SerialNumber = random.NextInt32(),
            ModelYear = DrawInt16(ref random),
            Available = random.NextBoolean(),
            Code = (CarCode)random.Next(3),
            VehicleCode = DrawString(ref random, text),
            Engine = random.Next(20) == 0 ? null : DrawEngine(ref random, text),
            Extras = (CarExtras)random.Next(8),
            SomeNumbers = new int[random.Next(LongestArray + 1)],
        };
        foreach (ref int number in car.SomeNumbers.AsSpan())
        {
            number = random.NextInt32();
        }

        car.PerformanceFigures = new PerformanceFigure[random.Next(LongestArray + 1)];
        foreach (ref PerformanceFigure figure in car.PerformanceFigures.AsSpan())
        {
            figure = DrawPerformance(ref random);
        }

        car.FuelFigures = new FuelFigure[random.Next(LongestArray + 1)];
        foreach (ref FuelFigure figure in car.FuelFigures.AsSpan())
        {
            figure = new FuelFigure { Speed = DrawInt16(ref random), Mpg = DrawSingle(ref random) };
        }

        car.Manufacturer = DrawString(ref random, text);
        car.Model = DrawString(ref random, text);
        return car;
    }

    private static Acceleration Reach(short mph, float seconds) => new() { Mph = mph, Seconds = seconds };

    private static Engine DrawEngine(ref SplitMix64 random, TextKind? text) => new()
    {
        Capacity = DrawInt16(ref random),
        NumCylinders = (byte)random.Next(256),
        MaxRpm = DrawInt16(ref random),
        ManufacturerCode = DrawString(ref random, text),
        Fuel = DrawString(ref random, text),
    };

    private static PerformanceFigure DrawPerformance(ref SplitMix64 random)
    {
        byte octaneRating = (byte)random.Next(256);
        var accelerations = new Acceleration[random.Next(LongestArray + 1)];
        foreach (ref Acceleration acceleration in accelerations.AsSpan())
        {
            acceleration = Reach(DrawInt16(ref random), DrawSingle(ref random));
        }

        return new PerformanceFigure { OctaneRating = octaneRating, Acceleration = accelerations };
    }

    private static string DrawString(ref SplitMix64 random, TextKind? text)
    {
        if (text is not null)
        {
            return text.Draw(ref random);
        }

        int length = random.Next(LongestString + 1);
        bool foreign = random.Next(10) == 0;
        return RandomText.Draw(ref random, length, RandomText.LettersAndDigits, foreign);
    }

    private static short DrawInt16(ref SplitMix64 random) => (short)(random.NextUInt64() >> 48);

    // Some formats cannot encode infinity and NaN, so the lowest bit of their exponent is cleared.
    private static float DrawSingle(ref SplitMix64 random)
    {
        const int Exponent = 0x7F800000;
        int bits = random.NextInt32();
        return BitConverter.Int32BitsToSingle((bits & Exponent) == Exponent ? bits & ~0x00800000 : bits);
    }
}
