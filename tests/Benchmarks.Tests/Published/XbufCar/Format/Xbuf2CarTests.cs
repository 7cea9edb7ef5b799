using SerBench.Formats.Tests.Grid;
using SerBench.Published.XbufCar.Direct;

namespace SerBench.Benchmarks.Tests.Published.XbufCar.Format;

// The car's own bytes.
public class Xbuf2CarTests
{
    // The serial car by the rules of Protocol Buffers, computed by a program of a few lines that shares no code with ours.
    private const string Serial =
        "0940222018240A060010B96018D50F2001280032066162636465664A1508E820100818A84622036162632A06506574726F6C40004001380038013802" +
        "380338045A1D085F1207081E15000080401207083C150000F0401207086415333343415A1D08631207081E15333373401207083C153333E340120708" +
        "6415CDCC3C415207081E159A990F425207083715000044425207084B1500002042620C4D414E5546414354555245526A054D4F44454C";

    public static TheoryData<string> Encoders => ["xbuf2/compiled", "xbuf2/direct"];

    [Theory]
    [MemberData(nameof(Encoders))]
    public void TheSerialCarHas174Bytes(string encoder)
    {
        byte[] bytes = Cars.Encode(Catalog.BuiltIn.Find(encoder)!.Bind(Cars.Catalog).Codec!, Cars.Serial);

        Assert.Equal(174, bytes.Length);
        Assert.Equal(Serial, Convert.ToHexString(bytes));
    }

    [Fact]
    public void WithTheFieldsThatThePublishedDriverSetsItHas154()
    {
        var serializer = new Xbuf2CarSerializer();
        Xbuf2CarWriter car = serializer.Reset();
        car.SerialNumber(12345);
        car.ModelYear(2005);
        car.Available(true);
        car.Code(CarCode.A);
        car.VehicleCode("abcdef");
        car.BeginEngine();
        car.EngineCapacity(4200);
        car.EngineNumCylinders(8);
        car.EngineManufacturerCode("abc");
        car.EndEngine();
        car.Extras(CarExtras.SunRoof | CarExtras.SportsPack);
        foreach (int number in Cars.Serial.SomeNumbers!)
        {
            car.SomeNumber(number);
        }

        foreach (PerformanceFigure figure in Cars.Serial.PerformanceFigures!)
        {
            car.BeginPerformanceFigure();
            car.OctaneRating(figure.OctaneRating);
            foreach (Acceleration acceleration in figure.Acceleration!)
            {
                car.Acceleration(acceleration.Mph, acceleration.Seconds);
            }

            car.EndPerformanceFigure();
        }

        foreach (FuelFigure figure in Cars.Serial.FuelFigures!)
        {
            car.FuelFigure(figure.Speed, figure.Mpg);
        }

        car.Manufacturer("MANUFACTURER");
        car.Model("MODEL");
        car.Finish();

        Assert.Equal(154, serializer.Written.Length);
    }

    // Engines on both sides of the limit at which the prefix grows. Besides its fuel an engine takes 6 bytes, a tag and a length.
    [Theory]
    [InlineData(127 - 8, 127, 1)]
    [InlineData(128 - 9 + 1, 128, 2)]
    [InlineData(300, 309, 2)]
    [InlineData(16_383 - 9, 16_383, 2)]
    [InlineData(16_384 - 9, 16_384, 3)]
    [InlineData(100_000, 100_010, 3)]
    public void NestedLengthsTakeTheBytesTheyNeed(int fuelLength, int engineLength, int width)
    {
        var car = new Car
        {
            Engine = new() { Fuel = new string('x', fuelLength) },
            SomeNumbers = [],
            PerformanceFigures = [],
            FuelFigures = [],
            Model = "after",
        };
        byte[] bytes = CheckBothWays(car);

        int prefix = Array.IndexOf(bytes, (byte)((CarFieldNumberOfEngine << 3) | 2)) + 1;
        Assert.Equal(engineLength, Enumerable.Range(0, width).Sum(i => (bytes[prefix + i] & 0x7F) << (7 * i)));
        bool[] goesOn = [.. Enumerable.Repeat(true, width - 1), false];
        Assert.Equal(goesOn, bytes[prefix..(prefix + width)].Select(one => one >= 0x80));
    }

    // Figures whose numbers are all negative take more than 127 bytes.
    [Fact]
    public void LongFiguresAreWritten()
    {
        var car = new Car
        {
            SomeNumbers = [],
            FuelFigures = [],
            PerformanceFigures = [.. Enumerable.Range(0, 3).Select(_ => new PerformanceFigure { Acceleration = new Acceleration[2000] })],
        };
        Array.Fill(car.PerformanceFigures[1].Acceleration!, new Acceleration { Mph = -1, Seconds = 1 });
        CheckBothWays(car);
    }

    [Fact]
    public void FieldsInAnyOrderAndUnknownOnesAreReadByObject()
    {
        byte[] serial = Convert.FromHexString(Serial);
        byte[][] fields = [.. Fields(serial)];
        byte[] unknown = [0xA0, 0x01, 0x05, 0xAA, 0x01, 0x02, 0x08, 0x07];
        IEnumerable<byte[]> turned = fields.GroupBy(field => field[0]).Reverse().SelectMany(group => group);
        byte[] reversed = [.. unknown, .. turned.SelectMany(field => field), .. unknown];

        Car car = Cars.Objects("xbuf2/compiled").Decode(reversed);

        Assert.True(Cars.Catalog.AreEqual(Cars.Serial, car));
    }

    [Fact]
    public void FieldsInAnyOrderAndUnknownOnesAreReadDirectly()
    {
        byte[][] fields = [.. Fields(Convert.FromHexString(Serial))];
        byte[] unknown = [0xA0, 0x01, 0x05];
        byte[] reversed = [.. fields.Reverse().SelectMany(field => field), .. unknown];
        var handler = default(Tally);
        Xbuf2CarReader.Run(reversed, ref handler);

        Assert.Equal(12345 + 10 + 95 + 99 + (2 * 190) + 160, handler.Numbers);
        Assert.Equal("abcdef,abc,Petrol,MANUFACTURER,MODEL".Length - 4, handler.TextLength);
    }

    [Fact]
    public void AKnownFieldInAnotherWireTypeIsDamage()
    {
        byte[] message = [0x12, 0x01, 0x05];

        Assert.Throws<WireFormatException>(() => Cars.Objects("xbuf2/compiled").Decode(message));
        Assert.Throws<WireFormatException>(() => Cars.Views("xbuf2/direct").Read(message));
    }

    private const int CarFieldNumberOfEngine = 9;

    // Objects and direct calls write the same bytes, and each reads them.
    private static byte[] CheckBothWays(Car car)
    {
        byte[] bytes = Cars.Encode(Cars.Objects("xbuf2/compiled"), car);
        Assert.Equal(bytes, Cars.Encode(Cars.Views("xbuf2/direct"), car));
        Assert.True(Cars.Catalog.AreEqual(car, Cars.Objects("xbuf2/compiled").Decode(bytes)));
        Assert.Equal(Cars.Views("xbuf2/direct").Expect(car), Cars.Views("xbuf2/direct").Read(bytes));
        return bytes;
    }

    private static IEnumerable<byte[]> Fields(byte[] message)
    {
        for (int start = 0; start < message.Length;)
        {
            int end = (message[start] & 7) switch
            {
                1 => start + 9,
                2 => start + 2 + message[start + 1],
                _ => Array.FindIndex(message, start + 1, one => one < 0x80) + 1,
            };
            yield return message[start..end];
            start = end;
        }
    }
}
