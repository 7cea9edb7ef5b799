namespace SerBench.Formats.Tests.Grid;

// Direct access and views of the car: they use the bytes of the format, meet every value, and allocate nothing.
public class DirectAccessTests
{
    public static TheoryData<string, string> Rows => new()
    {
        { "xbuf2/direct", "xbuf2/handwritten" },
        { "xbuf2/direct+new", "xbuf2/handwritten" },
        { "xbuf2/direct+fresh", "xbuf2/handwritten" },
    };

    public static TheoryData<string> Readers => ["xbuf2/direct", "floor/view"];

    [Theory]
    [MemberData(nameof(Rows))]
    public void TheBytesAreThoseOfTheFormat(string direct, string indirect) =>
        Assert.All(Cars.All, car => Assert.Equal(Cars.Encode(Cars.Objects(indirect), car), Cars.Encode(Cars.Views(direct), car)));

    [Theory]
    [MemberData(nameof(Readers))]
    public void EveryValueIsMet(string row)
    {
        IViewCodec<Car> codec = Cars.Views(row);
        var sums = new HashSet<ulong>();
        Assert.All(Cars.All, car =>
        {
            ulong sum = codec.Read(Cars.Encode(codec, car));
            Assert.Equal(codec.Expect(car), sum);
            Assert.True(sums.Add(sum));
        });
    }

    [Theory]
    [MemberData(nameof(Readers))]
    public void AChangeOfAnyLeafChangesTheSum(string row)
    {
        IViewCodec<Car> codec = Cars.Views(row);
        Action<Car>[] changes =
        [
            car => car.Timestamp++, car => car.SerialNumber++, car => car.ModelYear++, car => car.Available = !car.Available,
            car => car.Code = CarCode.C, car => car.VehicleCode = "abcdeg", car => car.Extras = CarExtras.None,
            car => car.Engine!.Capacity++, car => car.Engine!.NumCylinders++, car => car.Engine!.MaxRpm++,
            car => car.Engine!.ManufacturerCode = "abd", car => car.Engine!.Fuel = "Petrom", car => car.SomeNumbers![4]++,
            car => car.PerformanceFigures![1].OctaneRating++, car => car.PerformanceFigures![1].Acceleration![2].Mph++,
            car => car.PerformanceFigures![1].Acceleration![2].Seconds++,
            car => car.FuelFigures![2].Speed++, car => car.FuelFigures![2].Mpg++,
            car => car.Manufacturer = "MANUFACTURES", car => car.Model = "MODEM",
        ];
        HashSet<ulong> sums = [codec.Read(Cars.Encode(codec, Cars.Serial))];
        Assert.All(changes, change =>
        {
            Car car = Cars.Serial;
            change(car);
            Assert.True(sums.Add(codec.Read(Cars.Encode(codec, car))));
        });
    }

    [Theory]
    [MemberData(nameof(Readers))]
    public void NothingIsAllocated(string row)
    {
        IViewCodec<Car> codec = Cars.Views(row);
        Car[] cars = Cars.Random;
        var buffer = new EncodeBuffer();
        byte[][] messages = Array.ConvertAll(cars, car => Cars.Encode(codec, car));
        ulong sum = 0;
        void RunAll()
        {
            foreach (Car car in cars)
            {
                codec.Encode(car, buffer);
            }

            foreach (byte[] message in messages)
            {
                sum += codec.Read(message);
            }
        }

        RunAll();
        Assert.Equal(0, Memory.Of(RunAll, allowance: 0));
        Assert.NotEqual(0UL, sum);
    }

    [Fact]
    public void OnlyTheCarIsServed()
    {
        Unsupported reason = Catalog.BuiltIn.Find("xbuf2/direct")!.Bind(new PersonModel()).Reason!;

        Assert.Equal("Person: this access is written for Car alone", reason.ToString());
    }
}
