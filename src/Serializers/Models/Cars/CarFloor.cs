using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Cars;

public readonly struct CarFloor : IFloor<Car>
{
    private const int FixedLength = 58;
    private static readonly Engine Absent = new();

    public void Encode(Car value, EncodeBuffer buffer)
    {
        Engine engine = value.Engine ?? Absent;
        byte available = value.Available ? (byte)1 : (byte)0;
        byte hasEngine = value.Engine is null ? (byte)0 : (byte)1;
        int vehicleCodeHeader = FloorChars.Measure(value.VehicleCode, out string vehicleCode);
        int manufacturerCodeHeader = FloorChars.Measure(engine.ManufacturerCode, out string manufacturerCode);
        int fuelHeader = FloorChars.Measure(engine.Fuel, out string fuel);
        int manufacturerHeader = FloorChars.Measure(value.Manufacturer, out string manufacturer);
        int modelHeader = FloorChars.Measure(value.Model, out string model);
        int chars = checked(vehicleCode.Length + manufacturerCode.Length + fuel.Length + manufacturer.Length + model.Length);
        int numbers = value.SomeNumbers is null ? -1 : value.SomeNumbers.Length;
        int performanceFigures = value.PerformanceFigures is null ? -1 : value.PerformanceFigures.Length;
        int fuelFigures = value.FuelFigures is null ? -1 : value.FuelFigures.Length;
        var output = new OutputCursor(buffer);
        output.Ensure(checked(FixedLength + (sizeof(char) * chars)));
        output.PutAt(0, value.Timestamp);
        output.PutAt(8, value.SerialNumber);
        output.PutAt(12, (int)value.Code);
        output.PutAt(16, vehicleCodeHeader);
        output.PutAt(20, manufacturerCodeHeader);
        output.PutAt(24, fuelHeader);
        output.PutAt(28, manufacturerHeader);
        output.PutAt(32, modelHeader);
        output.PutAt(36, numbers);
        output.PutAt(40, performanceFigures);
        output.PutAt(44, fuelFigures);
        output.PutAt(48, value.ModelYear);
        output.PutAt(50, engine.Capacity);
        output.PutAt(52, engine.MaxRpm);
        output.PutAt(54, engine.NumCylinders);
        output.PutAt(55, (byte)value.Extras);
        output.PutAt(56, available);
        output.PutAt(57, hasEngine);
        output.Advance(FixedLength);
        FloorChars.Put(ref output, vehicleCode);
        FloorChars.Put(ref output, manufacturerCode);
        FloorChars.Put(ref output, fuel);
        FloorChars.Put(ref output, manufacturer);
        FloorChars.Put(ref output, model);
        CarFloorArrays.Put(ref output, value);
        output.Finish();
    }

    public Car Decode(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        input.Need(FixedLength);
        long timestamp = input.Take<long>();
        int serialNumber = input.Take<int>();
        var code = (CarCode)input.Take<int>();
        int vehicleCode = input.Take<int>();
        int manufacturerCode = input.Take<int>();
        int fuel = input.Take<int>();
        int manufacturer = input.Take<int>();
        int model = input.Take<int>();
        int numbers = input.Take<int>();
        int performanceFigures = input.Take<int>();
        int fuelFigures = input.Take<int>();
        short modelYear = input.Take<short>();
        short capacity = input.Take<short>();
        short maxRpm = input.Take<short>();
        byte cylinders = input.TakeByte();
        var extras = (CarExtras)input.TakeByte();
        bool available = input.TakeByte() != 0;
        bool hasEngine = input.TakeByte() != 0;
        FloorChars.NeedAtLeast(
            ref input,
            FloorChars.SizeOf(vehicleCode) + FloorChars.SizeOf(manufacturerCode) + FloorChars.SizeOf(fuel)
            + FloorChars.SizeOf(manufacturer) + FloorChars.SizeOf(model));
        string? vehicleCodeText = FloorChars.Take(ref input, vehicleCode);
        string? manufacturerCodeText = FloorChars.Take(ref input, manufacturerCode);
        string? fuelText = FloorChars.Take(ref input, fuel);
        var car = new Car
        {
            Timestamp = timestamp,
            SerialNumber = serialNumber,
            ModelYear = modelYear,
            Available = available,
            Code = code,
            VehicleCode = vehicleCodeText,
            Engine = !hasEngine ? null : new Engine
            {
                Capacity = capacity,
                NumCylinders = cylinders,
                MaxRpm = maxRpm,
                ManufacturerCode = manufacturerCodeText,
                Fuel = fuelText,
            },
            Extras = extras,
            Manufacturer = FloorChars.Take(ref input, manufacturer),
            Model = FloorChars.Take(ref input, model),
            SomeNumbers = CarFloorArrays.ReadNumbers(ref input, numbers),
            PerformanceFigures = CarFloorArrays.ReadPerformanceFigures(ref input, performanceFigures),
            FuelFigures = CarFloorArrays.ReadFuelFigures(ref input, fuelFigures),
        };
        input.ExpectEnd();
        return car;
    }
}
